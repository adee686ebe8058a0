import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import styles from './text-link.module.css';

/** From the pages of a paper to its text, which fits a phone. */
export function TextLink({ id }: { id: string }) {
  return (
    <PageLink href={paths.whitePaperText(id)} className={styles.root}>
      阅读文字版
    </PageLink>
  );
}
