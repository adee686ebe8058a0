import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ItemRows } from '@/components/list/item-rows';
import { StoryGrid } from '@/components/list/story-grid';
import StoryItems from '@/components/list/story-items';
import { StructuredData } from '@/components/seo/structured-data';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Hero } from '@/components/ui/hero';
import { EmptyBlock } from '@/components/ui/empty-block';
import { PageBody } from '@/components/ui/page-body';
import { getItemsOfType } from '@/lib/content/any-type';
import { getItem } from '@/lib/content/item';
import { getLinks } from '@/lib/content/links';
import type { Card } from '@/lib/content/types';
import { ECOSYSTEM_ROUTES, paths } from '@/lib/paths';
import { sectionPage } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { prerendered } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ route: string }>;
}

export async function generateStaticParams() {
  const others = (await getLinks('ecosystem-category')).filter(({ alias }) => !Object.hasOwn(ECOSYSTEM_ROUTES, alias));
  return prerendered(
    others.map(({ alias }) => ({ route: alias })),
    { route: 'none' },
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = await findCategory(params);
  return category ? pageMetadata(sectionPage(category)) : {};
}

/** A category of the content service that has no page of its own; what is no category is an unknown route. */
export default async function EcosystemSectionPage({ params }: Props) {
  const category = await findCategory(params);
  if (!category) redirect(paths.home());
  const items = await getItemsOfType(category.alias);
  return (
    <>
      <Hero
        title={category.title}
        picture={category.headerImage ?? category.image}
        crumbs={[{ href: paths.ecosystem(), label: '生态' }]}
        fact={items.length > 0 ? { value: String(items.length), unit: '项', label: category.title } : null}
      />
      <PageBody>
        <SectionItems items={items} />
      </PageBody>
      <StructuredData page={sectionPage(category)} />
    </>
  );
}

/** With pictures where there are any; where nothing is yet, the way back to what does. */
function SectionItems({ items }: { items: Card[] }) {
  if (items.length === 0) {
    return (
      <EmptyBlock>
        <ArrowLink href={paths.ecosystem()}>回到生态，看案例与实验室</ArrowLink>
      </EmptyBlock>
    );
  }
  if (items.some(({ image }) => image)) {
    return (
      <StoryGrid layout="pairs">
        <StoryItems cards={items} heading="h2" />
      </StoryGrid>
    );
  }
  return <ItemRows cards={items} heading="h2" />;
}

async function findCategory(params: Props['params']) {
  return getItem('ecosystem-category', (await params).route);
}
