import type { TechDocument } from '@/lib/content/tech-document';
import { readingMinutes } from '@/lib/pages/reading-minutes';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { techDocumentPage } from '@/lib/seo/item-pages';
import { PageShare } from '../share/page-share';
import { ArticleHead } from '../ui/article-head';
import { ButtonLink } from '../ui/button-link';
import { Stat } from '../ui/stat';
import { PageLink } from '../ui/page-link';
import { LeadFigure } from '../ui/lead-figure';

/** What one can do after reading, how long that takes, and which devices it is for. */
export function TechDocumentHead({ item }: { item: TechDocument }) {
  const minutes = readingMinutes(item.description);
  const reading = item.description.blocks.length > 0 && { value: String(minutes), unit: '分钟', label: '读完全文' };
  const fact = item.keyNumber ? { ...item.keyNumber, note: item.keyNumber.interval } : reading;
  const modules = item.modules.map(({ alias, title }) => (
    <PageLink key={alias} href={paths.module(alias)}>
      {title}
    </PageLink>
  ));
  return (
    <ArticleHead
      title={item.title}
      crumbs={[
        { href: paths.ecosystem(), label: '生态' },
        { href: paths.techDocuments(), label: '技术文档' },
      ]}
      lead={item.introduction}
      fact={fact && <Stat fact={fact} />}
      facts={[
        { label: '读完全文', value: item.keyNumber && `${minutes}\u00A0分钟` },
        { label: '适用模块', value: modules },
        { label: '章节', value: item.description.headings.length > 0 && `${item.description.headings.length}节` },
        { label: '发布日期', value: formatDate(item.publishedUtc) },
      ]}
      figure={item.image && <LeadFigure picture={item.image} sizes="(max-width: 768px) 100vw, 792px" />}
    >
      <ButtonLink kind="secondary" href={paths.contact(`照着“${item.title}”做，遇到了问题：`)}>
        照做时遇到问题
      </ButtonLink>
      <PageShare page={techDocumentPage(item)} label="分享这篇文档" />
    </ArticleHead>
  );
}
