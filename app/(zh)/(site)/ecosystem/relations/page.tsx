import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { COUNTED } from '@/components/relations/names';
import { RelationOverview } from '@/components/relations/relation-overview';
import { Threads } from '@/components/relations/threads.client';
import { StructuredData } from '@/components/seo/structured-data';
import { Fold } from '@/components/ui/fold';
import { ListHead } from '@/components/ui/list-head';
import { Sections } from '@/components/ui/sections';
import { ROWS_BEFORE_FOLD } from '@/lib/constants';
import { getRelationMap, hasRelations } from '@/lib/content/relation-map';
import { paths } from '@/lib/paths';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '从哪一头查起都行：一种设备写出过哪些论文，一间实验室做过哪些案例。';

/** What the lines between two columns say. */
const LINES =
  '选一种设备，看它用在哪里。一条线连着同一单位的实验室与案例，或一个案例与写它的论文；没有线的，只用了这种设备。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.relations);
}

export default async function RelationsPage() {
  if (!(await hasRelations())) notFound();
  const map = await getRelationMap();
  const firstOf = (type: 'case' | 'publication') => (
    <>
      <Threads map={map} type={type} to={ROWS_BEFORE_FOLD} />
      {map[type].length > ROWS_BEFORE_FOLD && (
        <Fold label={`其余${map[type].length - ROWS_BEFORE_FOLD}${COUNTED[type]}`} isRow>
          <Threads map={map} type={type} from={ROWS_BEFORE_FOLD} />
        </Fold>
      )}
    </>
  );
  return (
    <>
      <ListHead
        title={fixedPages.relations.title}
        introduction={INTRODUCTION}
        crumbs={[{ href: paths.ecosystem(), label: '生态' }]}
        aside={<RelationOverview map={map} />}
      />
      <Sections
        action={{ href: paths.contact(), label: '提交需求' }}
        sections={[
          { id: 'modules', label: '按设备', introduction: LINES, node: <Threads map={map} type="module" /> },
          { id: 'labs', label: '按实验室', node: <Threads map={map} type="lab" /> },
          { id: 'cases', label: '按案例', node: firstOf('case') },
          { id: 'publications', label: '按论文', node: firstOf('publication') },
        ]}
      />
      <StructuredData page={fixedPages.relations} />
    </>
  );
}
