import type { Card } from '@/lib/content/types';
import { RelationRows } from '../list/relation-rows';

interface CaseRelationsProps {
  modules: Card[];
  solutions: Card[];
  products: Card[];
  paradigms: Card[];
  publications: Card[];
  labs: Card[];
}

/** What a case was done with and where, and what was written about it. */
export function CaseRelations({ modules, solutions, products, paradigms, publications, labs }: CaseRelationsProps) {
  return (
    <>
      <RelationRows id="modules" title="用到的模块" unit="个" cards={modules} />
      <RelationRows id="products" title="用到的型号" unit="个" cards={products} lead="picture" />
      <RelationRows id="solutions" title="相关解决方案" unit="个" cards={solutions} />
      <RelationRows id="paradigms" title="用到的范式" unit="个" cards={paradigms} />
      <RelationRows id="publications" title="写成的论文" unit="篇" cards={publications} />
      <RelationRows id="labs" title="同一单位的实验室" unit="间" cards={labs} lead="picture" />
    </>
  );
}
