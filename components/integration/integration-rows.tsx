import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { Rows } from '../list/rows';
import { ArrowIcon } from '../ui/arrow-icon';

/** The ways to take the data, one a row. */
export function IntegrationRows({ cards }: { cards: Card[] }) {
  const rows = cards.map(({ id, alias, phrases, introduction }) => ({
    id: id || alias,
    href: paths.integration(alias),
    title: phrases.title,
    text: introduction,
    end: <ArrowIcon />,
  }));
  return <Rows rows={rows} heading="h2" size="large" isSplit />;
}
