import type { Card } from '@/lib/content/types';
import { RelationRows } from '../list/relation-rows';

interface LabRelationsProps {
  modules: Card[];
  cases: Card[];
  publications: Card[];
}

/** What is in a laboratory, what its people did, and what was written about that. */
export function LabRelations({ modules, cases, publications }: LabRelationsProps) {
  return (
    <>
      <RelationRows id="modules" title="实验室里的模块" unit="个" cards={modules} />
      <RelationRows id="cases" title="同一单位的案例" unit="个" cards={cases} lead="picture" />
      <RelationRows id="publications" title="案例写成的论文" unit="篇" cards={publications} />
    </>
  );
}
