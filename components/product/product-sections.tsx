import { relatedCases } from '../case/related-cases';
import type { Product } from '@/lib/content/product';
import type { ProductFacts } from '@/lib/content/product-facts';
import type { relationsOfVersion } from '@/lib/pages/relations';
import { paths } from '@/lib/paths';
import { BuyerLinks } from '../buyer/buyer-links';
import { TenderText } from '../buyer/tender-text';
import { ChapterRows } from '../facts/chapter-rows';
import { relatedRows } from '../list/related-rows';
import { ParameterList } from '../facts/parameter-list';
import { PriceNote } from '../facts/price-note';
import { RichText } from '../ui/rich-text';
import type { PageSection } from '../ui/sections';
import { MethodsText } from './methods-text';
import { ProductFit } from './product-fit';
import { ProductMechanism } from './product-mechanism';
import styles from './product-sections.module.css';

interface ProductSectionsProps {
  product: Product;
  facts: ProductFacts;
  recommended: PageSection['node'];
  relations: Awaited<ReturnType<typeof relationsOfVersion>>;
  /** what stands below its parameters in a tender */
  tenderTerms: string;
  /** address of its data sheet, where it has one */
  dataSheet: string | null;
}

/** The sections of a version: whom it is for, what it does, its values, its neighbours, its cases. */
export function productSections({
  product,
  facts,
  recommended,
  relations: { cases, casesOfModule, labs },
  tenderTerms,
  dataSheet,
}: ProductSectionsProps): PageSection[] {
  const { module, introduction, description, feature, featureIntroduction, details } = product;
  return [
    {
      id: 'description',
      label: '适合谁',
      isWhole: true,
      node: (facts.fit || introduction || description.blocks.length > 0) && (
        <ProductFit product={product} facts={facts} />
      ),
    },
    { id: 'features', label: '特点', node: feature.blocks.length > 0 && <ChapterRows text={feature} /> },
    {
      id: 'feature-description',
      label: '原理',
      isWhole: true,
      node: featureIntroduction.blocks.length > 0 && <ProductMechanism product={product} />,
    },
    {
      id: 'parameters',
      label: '参数',
      more: dataSheet ? { href: dataSheet, label: '数据表与PDF' } : undefined,
      node: parametersOf(product, facts, tenderTerms),
    },
    {
      id: 'details',
      label: '使用须知',
      node: details.blocks.length > 0 && (
        <div className={styles.details}>
          <RichText text={details} />
        </div>
      ),
    },
    { id: 'recommended', label: '推荐产品', node: recommended },
    module && casesOfModule
      ? relatedCases(casesOfModule, paths.scopedCases('module', module.alias, module.id), '相关案例')
      : relatedRows('cases', '案例', '用到它的案例', '个', cases),
    relatedRows('labs', '实验室', '摆着它的实验室', '间', labs),
  ];
}

/** As a list of pairs where the service has them, else as it wrote them. */
function parametersOf(product: Product, facts: ProductFacts, tenderTerms: string) {
  const { parameters, price, leadTime, tender } = facts;
  if (parameters.length === 0 && product.parameter.blocks.length === 0) return null;
  return (
    <>
      {parameters.length > 0 ? <ParameterList parameters={parameters} /> : <RichText text={product.parameter} />}
      <div className={styles.price}>
        <PriceNote price={price} leadTime={leadTime} isEach />
        <BuyerLinks types={['purchase']} />
      </div>
      <TenderText lines={tender} terms={tenderTerms} />
      <MethodsText product={product} facts={facts} />
    </>
  );
}
