import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { relatedCases } from '@/components/case/related-cases';
import { ProductGallery } from '@/components/product/product-gallery';
import { ProductSections } from '@/components/product/product-sections';
import { RecommendedProducts } from '@/components/product/recommended-products';
import { StructuredData } from '@/components/seo/structured-data';
import { HeadBanner } from '@/components/ui/head-banner';
import { Sections } from '@/components/ui/sections';
import { getCasesOf } from '@/lib/content/case';
import { findProduct, getRecommendedProducts } from '@/lib/content/product';
import { paths } from '@/lib/paths';
import { productPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { productParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ alias: string; versionId: string }>;
}

export async function generateStaticParams() {
  return productParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { module, product } = await findVersion(params);
  return module && product ? pageMetadata(productPage(module, product)) : {};
}

export default async function ProductPage({ params }: Props) {
  const { module, product } = await findVersion(params);
  if (!module || !product) notFound();
  const { alias, versionId } = await params;
  if (module.alias !== alias || product.alias !== versionId) {
    permanentRedirect(paths.product(module.alias, product.alias));
  }
  const [recommended, cases] = await Promise.all([
    getRecommendedProducts(product.id, module.id, module.alias),
    getCasesOf('module', module.id),
  ]);
  return (
    <>
      <HeadBanner
        title={product.title}
        kicker={module.title}
        introduction={product.introduction}
        picture={product.image}
        crumbs={[
          { href: paths.modules(), label: '产品模块' },
          { href: paths.module(module.alias), label: module.title },
        ]}
      />
      <ProductGallery pictures={product.gallery} />
      <ProductSections product={product} />
      <RecommendedProducts cards={recommended} />
      <Sections sections={[relatedCases(cases, paths.scopedCases('module', module.alias, module.id), '相关案例')]} />
      <StructuredData page={productPage(module, product)} />
    </>
  );
}

/** A version stands under its module, whose name it shows. */
async function findVersion(params: Props['params']) {
  const { alias, versionId } = await params;
  const product = await findProduct(alias, versionId);
  return { module: product?.module, product };
}
