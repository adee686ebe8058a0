import type { Card } from '@/lib/content/types';
import { ItemRows } from '../list/item-rows';
import { Section } from '../ui/section';

interface CaseRelationsProps {
  modules: Card[];
  solutions: Card[];
  products: Card[];
}

/** What a case was done with. */
export function CaseRelations({ modules, solutions, products }: CaseRelationsProps) {
  return (
    <>
      {modules.length > 0 && (
        <Section id="modules" title="用到的模块">
          <ItemRows cards={modules} lead="icon" />
        </Section>
      )}
      {products.length > 0 && (
        <Section id="products" title="用到的型号">
          <ItemRows cards={products} />
        </Section>
      )}
      {solutions.length > 0 && (
        <Section id="solutions" title="相关解决方案">
          <ItemRows cards={solutions} lead="icon" />
        </Section>
      )}
    </>
  );
}
