import type { Card } from '@/lib/content/types';
import { RelationRows } from '../list/relation-rows';

interface CaseRelationsProps {
  modules: Card[];
  solutions: Card[];
  products: Card[];
  paradigms: Card[];
}

/** What a case was done with. */
export function CaseRelations({ modules, solutions, products, paradigms }: CaseRelationsProps) {
  return (
    <>
      <RelationRows id="modules" title="用到的模块" cards={modules} />
      <RelationRows id="products" title="用到的型号" cards={products} lead="picture" />
      <RelationRows id="solutions" title="相关解决方案" cards={solutions} />
      <RelationRows id="paradigms" title="用到的范式" cards={paradigms} />
    </>
  );
}
