import Link from 'next/link';
import type { Citation, Publication } from '@/lib/content/publication';
import { paths } from '@/lib/paths';
import { CardGrid } from '../list/card-grid';
import { ItemRows } from '../list/item-rows';
import { Article } from '../ui/article';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** Abstract, source, and what the study was done with. */
export function PublicationArticle({ item }: { item: Publication }) {
  return (
    <>
      <Article facts={item.citation ? sourceOf(item.citation, item) : []}>
        {item.citation?.englishTitle && <p lang="en">{item.citation.englishTitle}</p>}
        <section id="abstract" aria-label="摘要">
          <RichText text={item.introduction} />
        </section>
        <RichText text={item.details} />
      </Article>
      {item.modules.length > 0 && (
        <Section id="modules" title="所用设备">
          <ItemRows cards={item.modules} />
        </Section>
      )}
      {item.case && (
        <Section id="case" title="来自这个案例">
          <CardGrid cards={[item.case]} layout="even" />
        </Section>
      )}
    </>
  );
}

function sourceOf(citation: Citation, item: Publication) {
  const issue = citation.issue && `（${citation.issue}）`;
  return [
    { label: '作者', value: citation.authors.join('，') },
    { label: '期刊', value: citation.journal },
    { label: '年份', value: citation.year },
    { label: '卷（期）', value: citation.volume + issue },
    { label: '页码', value: citation.pages },
    { label: 'DOI', value: citation.doi },
    {
      label: '领域',
      value: item.domains.map(({ alias, title }) => (
        <Link key={alias} href={paths.domain(alias)}>
          {title}
        </Link>
      )),
    },
  ];
}
