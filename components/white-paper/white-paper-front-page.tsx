import type { WhitePaper } from '@/lib/content/white-paper';
import { formatDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { ItemRows } from '../list/item-rows';
import { ArticleHead } from '../ui/article-head';
import { Article } from '../ui/article';
import { Lead } from '../ui/lead';
import { Section } from '../ui/section';

/** A white paper before its pages: cover, question, length, what it is about. */
export function WhitePaperFrontPage({ paper }: { paper: WhitePaper }) {
  return (
    <article>
      <ArticleHead
        title={paper.title}
        crumbs={[
          { href: paths.home(), label: '首页' },
          { href: paths.whitePapers(), label: '白皮书' },
        ]}
        meta={[formatDate(paper.publishedUtc), paper.pages ? `${paper.pages}\u00A0页` : '']}
        picture={paper.image}
      />
      <Article>
        <Lead>{paper.description}</Lead>
      </Article>
      {paper.modules.length > 0 && (
        <Section id="modules" title="相关模块">
          <ItemRows cards={paper.modules} />
        </Section>
      )}
    </article>
  );
}
