import type { ChartPicture } from '@/lib/content/case-result';
import type { KeyNumber } from '@/lib/content/key-number';
import { articleAddress, type Publication } from '@/lib/content/publication';
import { env } from '@/lib/env';
import type { RichText as Text } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { ArticleHead } from '../ui/article-head';
import { ButtonLink } from '../ui/button-link';
import { Stat } from '../ui/stat';
import { PageLink } from '../ui/page-link';
import { PublicationAbstract } from './publication-abstract';
import { PublicationFigure } from './publication-figure';

interface PublicationHeadProps {
  item: Publication;
  conclusion: string;
  /** what comes after the conclusion */
  abstract: Text;
  /** what its case found */
  number: KeyNumber | null;
  /** what it saw */
  chart?: ChartPicture | null;
}

/** Title, also in English, conclusion, the number that it found, and where it was printed. */
export function PublicationHead({ item, conclusion, abstract, number, chart }: PublicationHeadProps) {
  const { citation } = item;
  const article = articleAddress(citation);
  const year = citation?.year ?? formatDate(item.publishedUtc).slice(0, 4);
  const issue = citation?.issue && `（${citation.issue}）`;
  const domains = item.domains.map(({ alias, title }) => (
    <PageLink key={alias} href={paths.domain(alias)}>
      {title}
    </PageLink>
  ));
  return (
    <ArticleHead
      title={item.title}
      english={citation?.englishTitle}
      crumbs={[
        { href: paths.ecosystem(), label: '生态' },
        { href: paths.publications(), label: '论文' },
      ]}
      lead={conclusion}
      fact={
        <Stat
          fact={
            number
              ? { ...number, note: number.interval }
              : { value: String(year), unit: '年', label: citation?.journal ?? '发表' }
          }
        />
      }
      facts={[
        { label: '作者', value: citation?.authors.join('，') },
        { label: env.isSample ? '期刊（虚构）' : '期刊', value: citation?.journal },
        { label: '年份', value: citation?.year },
        { label: '卷（期）', value: citation && citation.volume + issue },
        { label: '页码', value: citation?.pages },
        { label: env.isSample ? '示例编号' : 'DOI', value: citation?.doi },
        { label: '领域', value: domains },
        { label: '发布日期', value: formatDate(item.publishedUtc) },
      ]}
      figure={
        <>
          {chart && item.case && <PublicationFigure chart={chart} card={item.case} />}
          <PublicationAbstract item={item} abstract={abstract} />
        </>
      }
    >
      {article && <ButtonLink href={article}>查看原文</ButtonLink>}
      <ButtonLink
        kind={article ? 'secondary' : 'primary'}
        href={paths.contact(`看了论文“${item.title}”，想用同样的设备：`)}
      >
        提交需求
      </ButtonLink>
    </ArticleHead>
  );
}
