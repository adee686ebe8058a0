import type { Metadata } from 'next';
import { Article } from '@/components/ui/article';
import { ArticleHead } from '@/components/ui/article-head';
import { Lead } from '@/components/ui/lead';
import { RichText } from '@/components/ui/rich-text';
import { getTraining } from '@/lib/content/training';
import { formatDate } from '@/lib/format';
import { found } from '@/lib/found';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';
import { trainingParams } from '@/lib/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateStaticParams() {
  return trainingParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getTraining((await params).id);
  if (!item) return {};
  const { title, introduction: description, alias, image } = item;
  return pageMetadata({ title, description, path: paths.training(alias), image: image?.src, type: 'article' });
}

export default async function TrainingPage({ params }: Props) {
  const { id } = await params;
  const item = found(await getTraining(id), id, paths.training);
  return (
    <article>
      <ArticleHead
        title={item.title}
        crumbs={[
          { href: paths.ecosystem(), label: '生态' },
          { href: paths.trainings(), label: '培训' },
        ]}
        meta={[formatDate(item.startTime)]}
        picture={item.image}
      />
      <Article outline={item.description.headings}>
        <Lead>{item.introduction}</Lead>
        <RichText text={item.description} />
      </Article>
    </article>
  );
}
