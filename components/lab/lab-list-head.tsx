import { getLab, getLabPlans, getLabsFacts } from '@/lib/content/lab';
import { getLinks } from '@/lib/content/links';
import type { Card, ItemLink } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { Hero } from '../ui/hero';
import { LabFloors } from './lab-floors';

interface LabListHeadProps {
  total: number;
  latest: Card | undefined;
  /** all of them */
  links: ItemLink[];
}

/** How many laboratories there are and how large, together and one by one, before a look into the newest. */
export async function LabListHead({ total, latest, links }: LabListHeadProps) {
  const [categories, facts, plans, lab] = await Promise.all([
    getLinks('ecosystem-category'),
    getLabsFacts(),
    getLabPlans(),
    latest ? getLab(latest.alias) : null,
  ]);
  const area = Object.values(facts).reduce((sum, { area: one }) => sum + (one ?? 0), 0);
  const areas = Object.fromEntries(Object.entries(facts).map(([id, { area: one }]) => [id, one]));
  return (
    <Hero
      title={categories.find(({ alias }) => alias === 'laboratory')?.title || '实验室'}
      lead="谁的实验室、几间房、配了什么、做出了什么：建成的实验室一间一间看。"
      crumbs={[{ href: paths.ecosystem(), label: '生态' }]}
      // the list below begins with its first picture
      picture={lab && (lab.image[1] ?? lab.image[0])}
      fact={{
        value: String(total),
        unit: '间',
        label: area > 0 ? `一共${area.toLocaleString('en')}\u00A0m²` : '都已建成',
      }}
      foot={<LabFloors labs={links} areas={areas} plans={plans} />}
    />
  );
}
