import type { ReactNode } from 'react';
import { getLinks } from '@/lib/content/links';
import { paths } from '@/lib/paths';
import { ListHead } from '../ui/list-head';

interface CategoryHeadProps {
  /** alias of the category in the content service */
  alias: string;
  /** name when the service has no such category */
  title: string;
  count?: ReactNode;
  introduction?: string;
}

/** The head of an ecosystem list: the category's own name, and how much there is. */
export async function CategoryHead({ alias, title, count, introduction }: CategoryHeadProps) {
  const category = (await getLinks('ecosystem-category')).find((link) => link.alias === alias);
  return (
    <ListHead
      title={category?.title || title}
      count={count}
      introduction={introduction}
      crumbs={[{ href: paths.ecosystem(), label: '生态' }]}
    />
  );
}
