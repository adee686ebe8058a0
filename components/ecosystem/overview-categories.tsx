import { Fragment, type ReactNode } from 'react';
import type { ItemLink } from '@/lib/content/types';
import type { EcosystemOverview } from '@/lib/pages/ecosystem-overview';
import { OverviewCases } from './overview-cases';
import styles from './overview.module.css';
import { OverviewLabs } from './overview-labs';
import { OverviewOther } from './overview-other';
import { OverviewRows } from './overview-rows';
import { OverviewServices } from './overview-services';
import { OverviewTrainings } from './overview-trainings';
import type { OverviewProps } from './overview-props';

interface OverviewCategoriesProps {
  categories: ItemLink[];
  overview: EcosystemOverview;
}

/** Categories that are read rather than looked at: two of them share the width. */
const READ = new Set(['technical-document', 'journal-thesis']);

/** The categories in their order, each in the form that suits it; one that we do not know shows its picture. */
export function OverviewCategories({ categories, overview }: OverviewCategoriesProps) {
  const drawn: { isRead: boolean; nodes: ReactNode[] }[] = [];
  for (const category of categories) {
    const { alias, id } = category;
    const props = { category, ...(overview.categories[alias] ?? { items: [], total: null }) };
    const node = <Fragment key={id}>{draw(props, overview)}</Fragment>;
    const isRead = READ.has(alias);
    const last = drawn.at(-1);
    if (isRead && last?.isRead && last.nodes.length === 1) last.nodes.push(node);
    else drawn.push({ isRead, nodes: [node] });
  }
  return drawn.map(({ isRead, nodes }, index) =>
    isRead ? (
      <div key={index} className={styles.read}>
        {nodes}
      </div>
    ) : (
      <Fragment key={index}>{nodes}</Fragment>
    ),
  );
}

function draw(props: OverviewProps, { services, picture }: EcosystemOverview): ReactNode {
  switch (props.category.alias) {
    case 'case':
      return <OverviewCases {...props} />;
    case 'laboratory':
      return <OverviewLabs {...props} />;
    case 'technical-document':
    case 'journal-thesis':
      return <OverviewRows {...props} />;
    case 'technical-service':
      return <OverviewServices {...props} services={services} picture={picture} />;
    case 'training-course':
      return <OverviewTrainings {...props} />;
    default:
      return <OverviewOther {...props} />;
  }
}
