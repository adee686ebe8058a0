import type { KeyNumber } from '@/lib/content/case-result';
import type { Publication } from '@/lib/content/publication';
import type { RichText as Text } from '@/lib/content/types';
import { NextCase } from '../case/next-case';
import { RelationRows } from '../list/relation-rows';
import { Article } from '../ui/article';
import { AskPanel } from '../contact/ask-panel';
import { RichText } from '../ui/rich-text';
import styles from './publication-article.module.css';

interface PublicationArticleProps {
  item: Publication;
  /** what comes after its conclusion */
  abstract: Text;
  number: KeyNumber | null;
}

/** The abstract in its labelled parts, and what the study was done with. */
export function PublicationArticle({ item, abstract, number }: PublicationArticleProps) {
  const message = `看了论文“${item.title}”，想用同样的设备：`;
  return (
    <>
      <Article aside={<AskPanel message={message}>想用同样的设备做一遍，或者换一种设计？</AskPanel>}>
        {item.citation?.englishTitle && (
          <p lang="en" className={styles.english}>
            {item.citation.englishTitle}
          </p>
        )}
        <section id="abstract" aria-label="摘要" className={styles.abstract}>
          <RichText text={abstract} />
        </section>
        <RichText text={item.details} />
      </Article>
      <RelationRows id="modules" title="所用设备" cards={item.modules} />
      {item.case && <NextCase id="case" label="来自这个案例" card={item.case} number={number ?? undefined} />}
    </>
  );
}
