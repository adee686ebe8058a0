import type { EcosystemCategory } from '@/lib/content/ecosystem-category';
import type { Card } from '@/lib/content/types';
import { ecosystemPath } from '@/lib/paths';
import { CardGrid } from '../list/card-grid';
import { ItemRows } from '../list/item-rows';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './category-section.module.css';

interface CategorySectionProps {
  category: EcosystemCategory;
  items: Card[];
}

/** Categories that are read rather than looked at. */
const READ = new Set(['technical-document', 'journal-thesis', 'training-course']);

/** A category of the ecosystem with its first items. */
export function CategorySection({ category, items }: CategorySectionProps) {
  return (
    <Section id={category.alias} title={category.title} more={{ href: ecosystemPath(category.alias), label: '更多' }}>
      {category.image && (
        <div className={styles.picture}>
          <Picture picture={category.image} ratio="banner" sizes="(max-width: 1248px) 100vw, 1200px" />
        </div>
      )}
      {READ.has(category.alias) ? <ItemRows cards={items} /> : <CardGrid cards={items} layout="even" />}
    </Section>
  );
}
