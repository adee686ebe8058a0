import type { Paradigm } from '@/lib/content/paradigm';
import { taskOf } from '@/lib/paradigms/tasks';
import { paths } from '@/lib/paths';
import { crumbsOf } from '@/lib/seo/fixed-pages';
import { withUnit } from '@/lib/text';
import { ArticleHead } from '../ui/article-head';
import { ButtonLink } from '../ui/button-link';

/** What a task asks, and what one decides by. */
export function ParadigmHead({ item }: { item: Paradigm }) {
  const { title, englishName, question, introduction, facts, demo } = item;
  return (
    <ArticleHead
      title={title}
      crumbs={crumbsOf('paradigm')}
      lead={question + introduction}
      // where the title does not say it already
      english={title.includes(englishName) ? undefined : englishName}
      facts={facts.map(({ name, value, unit }) => ({ label: name, value: withUnit(value, unit) }))}
    >
      {taskOf(demo) && <ButtonLink href={paths.section('demo')}>做一轮</ButtonLink>}
    </ArticleHead>
  );
}
