import type { Metadata } from 'next';
import { LabArticle } from '@/components/lab/lab-article';
import { LabHead } from '@/components/lab/lab-head';
import { LabRelations } from '@/components/lab/lab-relations';
import { StructuredData } from '@/components/seo/structured-data';
import { getLab } from '@/lib/content/lab';
import { getModulesOfLab } from '@/lib/content/module';
import { getPlanDevices } from '@/lib/pages/plan-devices';
import { found } from '@/lib/pages/found';
import { getHoursOf } from '@/lib/pages/module-hours';
import { relationsOfLab } from '@/lib/pages/relations';
import { articlePage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { idParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = idParams('lab');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getLab((await params).id);
  return item ? pageMetadata(articlePage('lab', item)) : {};
}

export default async function LabPage({ params }: Props) {
  const { id } = await params;
  const lab = found(await getLab(id), id, 'lab');
  const [modules, relations] = await Promise.all([getModulesOfLab(lab.id), relationsOfLab(lab)]);
  const hours = await getHoursOf(modules.map(({ alias }) => alias));
  const message = `看了“${lab.title}”，想建一间类似的实验室：`;
  return (
    <>
      <LabHead lab={lab} hours={hours} message={message} />
      <article aria-label={lab.title}>
        <LabArticle lab={lab} message={message} devices={await getPlanDevices(lab)} />
        <LabRelations modules={modules} {...relations} />
      </article>
      <StructuredData page={articlePage('lab', lab)} />
    </>
  );
}
