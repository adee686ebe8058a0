import type { Case } from '@/lib/content/case';
import type { CaseResult } from '@/lib/content/case-result';
import type { Card, RichBlock } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { casePage } from '@/lib/seo/item-pages';
import { PageShare } from '../share/page-share';
import { ArticleHead } from '../ui/article-head';
import { ButtonLink } from '../ui/button-link';
import { Stat } from '../ui/stat';
import { PageLink } from '../ui/page-link';
import { LeadPicture } from '../ui/lead-picture';
import { WidePicture } from '../ui/wide-picture';
import { CaseFigure } from './case-figure';

interface CaseHeadProps {
  item: Case;
  result: CaseResult | null;
  solutions: Card[];
  /** the chart that leads, as the description has it */
  chart: Extract<RichBlock, { kind: 'chart' }> | null;
  message: string;
}

/** Question, answer and the number; the chart before the scenery. Without a result the picture leads. */
export function CaseHead({ item, result, solutions, chart, message }: CaseHeadProps) {
  const number = result?.keyNumber;
  const hasChart = result?.chart && chart;
  const facts = [
    { label: '客户', value: item.customerName },
    { label: '研究领域', value: item.domains.map((domain) => link(paths.domain(domain.alias), domain.title)) },
    { label: '解决方案', value: solutions.map((card) => link(paths.solution(card.alias), card.title)) },
    { label: '项目', value: item.name },
    { label: '完成日期', value: formatDate(item.buildDate) },
    { label: '发布日期', value: formatDate(item.publishedUtc) },
  ];
  const figure = hasChart ? (
    <CaseFigure chart={result.chart!} block={chart} />
  ) : (
    item.image && <LeadPicture picture={item.image} sizes="(max-width: 768px) 100vw, 792px" />
  );
  return (
    <>
      <ArticleHead
        title={item.title}
        crumbs={[
          { href: paths.ecosystem(), label: '生态' },
          { href: paths.cases(), label: '案例' },
        ]}
        lead={result?.answer}
        fact={number && <Stat fact={{ ...number, note: number.interval }} />}
        facts={facts}
        figure={figure}
      >
        <ButtonLink href={paths.contact(message)}>提交需求</ButtonLink>
        <PageShare page={casePage(item, result)} label="分享这个案例" />
      </ArticleHead>
      {hasChart && item.image && <WidePicture picture={item.image} />}
    </>
  );
}

const link = (href: string, title: string) => (
  <PageLink key={href} href={href}>
    {title}
  </PageLink>
);
