import type { Card } from '@/lib/content/types';
import { HOME_ITEM_COUNT } from '@/lib/constants';
import { paths } from '@/lib/paths';
import { ItemRows } from '../list/item-rows';
import { Section } from '../ui/section';
import styles from './home-modules.module.css';

interface HomeModulesProps {
  /** all modules by sortNum */
  modules: Card[];
  totalCount: number;
}

/** The first nine modules (six when mobile); the rest opens in place (PRODUCT.md, home amounts). */
export function HomeModules({ modules, totalCount }: HomeModulesProps) {
  const rest = modules.slice(HOME_ITEM_COUNT);
  return (
    <Section id="modules" title="产品模块" more={{ href: paths.modules(), label: `全部 ${totalCount} 个模块` }}>
      <div className={styles.root}>
        <ItemRows cards={modules.slice(0, HOME_ITEM_COUNT)} lead="icon" />
        {rest.length > 0 && (
          <details className={styles.rest}>
            <summary>显示全部模块</summary>
            <ItemRows cards={rest} lead="icon" />
          </details>
        )}
      </div>
    </Section>
  );
}
