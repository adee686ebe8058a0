import type { Card } from '@/lib/content/types';
import { RelationRows } from '../list/relation-rows';

/** The modules that are in a laboratory. */
export function LabModules({ modules }: { modules: Card[] }) {
  return <RelationRows id="modules" title="实验室里的模块" cards={modules} />;
}
