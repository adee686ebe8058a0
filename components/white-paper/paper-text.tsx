import type { RichText as Text } from '@/lib/content/types';
import type { WhitePaper } from '@/lib/content/white-paper';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { RelationRows } from '../list/relation-rows';
import { ArticleHead } from '../ui/article-head';
import { ButtonLink } from '../ui/button-link';
import { RichText } from '../ui/rich-text';
import { PaperReader } from './paper-reader.client';

interface PaperTextProps {
  paper: WhitePaper;
  free: Text;
  /** names of those behind the gate */
  chapters: string[];
}

/** A white paper to be read on a screen of any width, beside its PDF. */
export function PaperText({ paper, free, chapters }: PaperTextProps) {
  return (
    <article>
      <ArticleHead
        title={paper.title}
        crumbs={[{ href: paths.whitePapers(), label: '白皮书' }]}
        lead={paper.description}
        facts={[
          { label: '发布日期', value: formatDate(paper.publishedUtc) },
          { label: 'PDF', value: paper.pages && `${paper.pages}页` },
        ]}
      >
        <ButtonLink kind="secondary" href={paths.whitePaper(paper.id)}>
          看PDF
        </ButtonLink>
      </ArticleHead>
      <PaperReader id={paper.id} headings={free.headings} chapters={chapters}>
        <RichText text={free} />
      </PaperReader>
      <RelationRows id="modules" title="相关模块" unit="个" cards={paper.modules} />
    </article>
  );
}
