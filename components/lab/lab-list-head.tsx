import { getEcosystemCategory } from '@/lib/content/ecosystem-category';
import { getLab, getLabsFacts } from '@/lib/content/lab';
import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { ArrowLink } from '../ui/arrow-link';
import { DeepHead } from '../ui/deep-head';

/** How many laboratories there are and how large they are together, before a look into the newest one. */
export async function LabListHead({ total, latest }: { total: number; latest: Card | undefined }) {
  const [category, facts, lab] = await Promise.all([
    getEcosystemCategory('laboratory'),
    getLabsFacts(),
    latest ? getLab(latest.alias) : null,
  ]);
  const area = Object.values(facts).reduce((sum, { area: one }) => sum + (one ?? 0), 0);
  return (
    <DeepHead
      title={category?.title || '实验室'}
      lead="谁的实验室、几间房、配了什么、做出了什么：建成的实验室一间一间看。"
      crumbs={[{ href: paths.ecosystem(), label: '生态' }]}
      // the list below begins with its first picture
      picture={lab && (lab.images[1] ?? lab.images[0])}
      fact={{
        value: String(total),
        unit: '间',
        label: area > 0 ? `一共 ${area.toLocaleString('en')}\u00A0m²` : '都已建成',
      }}
    >
      {lab && <ArrowLink href={paths.lab(lab.alias)}>{lab.title}</ArrowLink>}
    </DeepHead>
  );
}
