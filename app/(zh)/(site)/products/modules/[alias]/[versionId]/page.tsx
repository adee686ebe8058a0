import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { ProductHead } from '@/components/product/product-head';
import { productSections } from '@/components/product/product-sections';
import { RecommendedProducts } from '@/components/product/recommended-products';
import { Sections } from '@/components/ui/sections';
import { LanguageLink } from '@/components/layout/language-link';
import { StructuredData } from '@/components/seo/structured-data';
import { hasDataSheet } from '@/lib/content/data-sheet';
import { findProduct, getRecommendedProducts } from '@/lib/content/product';
import { getTenderTerms } from '@/lib/content/tender';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { relationsOfVersion } from '@/lib/pages/relations';
import { paths } from '@/lib/paths';
import { productPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { translated } from '@/lib/seo/translated';
import { productParams } from '@/lib/pages/static-params';
import { getVersionAmongSiblings } from '@/lib/pages/version-among-siblings';

interface Props {
  params: Promise<{ alias: string; versionId: string }>;
}

export const generateStaticParams = productParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { alias, versionId } = await params;
  const product = await findProduct(alias, versionId);
  const module = product?.module;
  return module ? pageMetadata(await translated(productPage(module, product))) : {};
}

export default async function ProductPage({ params }: Props) {
  const { alias, versionId } = await params;
  const product = await findProduct(alias, versionId);
  const module = product?.module; // whose name it shows
  if (!module) notFound();
  if (module.alias !== alias || product.alias !== versionId)
    permanentRedirect(paths.product(module.alias, product.alias));
  const [{ facts, siblings, neighbour, all }, recommended, relations, tenderTerms, hasSheet] = await Promise.all([
    getVersionAmongSiblings(product.id, module),
    getRecommendedProducts(product.id, module.id, module.alias),
    relationsOfVersion(product),
    getTenderTerms(),
    hasDataSheet(module.alias, product.alias),
  ]);
  const action = enquireAbout(`${product.title}（${module.title}）`);
  return (
    <>
      <ProductHead product={product} facts={facts} neighbour={neighbour} action={action} />
      <Sections
        action={action}
        sections={productSections({
          product,
          facts,
          relations,
          tenderTerms,
          dataSheet: hasSheet ? paths.dataSheet(module.alias, product.alias) : null,
          recommended: recommended.length > 0 && (
            <RecommendedProducts
              product={product}
              moduleAlias={module.alias}
              siblings={siblings}
              facts={all}
              recommended={recommended}
            />
          ),
        })}
      />
      <LanguageLink path={paths.product(module.alias, product.alias)} />
      <StructuredData page={productPage(module, product)} />
    </>
  );
}
