import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { COUNTED } from '@/components/relations/counted';
import { RelationDrawing } from '@/components/relations/relation-drawing';
import { RelationList } from '@/components/relations/relation-list';
import { StructuredData } from '@/components/seo/structured-data';
import { Fold } from '@/components/ui/fold';
import { ListHead } from '@/components/ui/list-head';
import { Sections } from '@/components/ui/sections';
import { getRelationMap, hasRelations, RELATED_TYPES } from '@/lib/content/relation-map';
import { paths } from '@/lib/paths';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '从哪一头查起都行：一种设备写出过哪些论文，一间实验室做过哪些案例。案例与实验室按单位对上。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.relations);
}

export default async function RelationsPage() {
  if (!(await hasRelations())) notFound();
  const map = await getRelationMap();
  const folded = (type: 'case' | 'lab' | 'publication') => (
    <Fold label={`展开${map[type].length}${COUNTED[type]}`} isWide>
      <RelationList items={map[type]} />
    </Fold>
  );
  return (
    <>
      <ListHead
        title={fixedPages.relations.title}
        count={RELATED_TYPES.map((type) => `${map[type].length}${COUNTED[type]}`).join('，')}
        introduction={INTRODUCTION}
        crumbs={[{ href: paths.ecosystem(), label: '生态' }]}
      />
      <Sections
        action={{ href: paths.contact(), label: '提交需求' }}
        sections={[
          {
            id: 'modules',
            label: '按设备',
            node: (
              <>
                <RelationList items={map.module} />
                <RelationDrawing map={map} />
              </>
            ),
          },
          { id: 'labs', label: '按实验室', node: folded('lab') },
          { id: 'cases', label: '按案例', node: folded('case') },
          { id: 'publications', label: '按论文', node: folded('publication') },
        ]}
      />
      <StructuredData page={fixedPages.relations} />
    </>
  );
}
