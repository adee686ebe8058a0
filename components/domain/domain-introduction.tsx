import type { Domain } from '@/lib/content/domain';
import { Lead } from '../ui/lead';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import styles from './domain-introduction.module.css';

/** What is asked in this field, and how one answers. */
export function DomainIntroduction({ domain }: { domain: Domain }) {
  return (
    <>
      <Lead narrowOnly>{domain.introduction}</Lead>
      {domain.headerImage && domain.image && <Picture picture={domain.image} sizes="(max-width: 768px) 100vw, 684px" />}
      <div className={styles.text}>
        <RichText text={domain.description} />
      </div>
    </>
  );
}
