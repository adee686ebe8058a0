import type { ReactNode } from 'react';
import { getItem } from '@/lib/content/item';
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
  /** the items themselves have no pictures: the category's own is at the head */
  isPictured?: boolean;
}

/** The head of an ecosystem list: the category's own name, and how much there is. */
export async function CategoryHead({ alias, title, count, introduction, isPictured = false }: CategoryHeadProps) {
  const category = (await getLinks('ecosystem-category')).find((link) => link.alias === alias);
  // of what is not there no answer is kept for when the service is down
  const pictures = isPictured && category ? await getItem('ecosystem-category', alias) : null;
  return (
    <ListHead
      title={category?.title || title}
      count={count}
      introduction={introduction}
      crumbs={[{ href: paths.ecosystem(), label: '生态' }]}
      picture={pictures?.headerImage}
    />
  );
}
