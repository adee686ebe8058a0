import type { Product } from '@/lib/content/product';
import { RichText, type RichTextBlock } from '../ui/rich-text';
import { Section } from '../ui/section';

/** The texts of a version: description, features, feature description, parameters, details. */
export function ProductSections({ product }: { product: Product }) {
  const sections: { id: string; title: string; text: { blocks: RichTextBlock[] } }[] = [
    { id: 'description', title: '适合谁', text: product.description },
    { id: 'features', title: '特点', text: product.feature },
    { id: 'feature-description', title: '特点说明', text: product.featureIntroduction },
    { id: 'parameters', title: '参数', text: product.parameter },
    { id: 'details', title: '细节', text: product.details },
  ];
  return sections
    .filter(({ text }) => text.blocks.length > 0)
    .map(({ id, title, text }) => (
      <Section key={id} id={id} title={title} width="article">
        <RichText text={text} />
      </Section>
    ));
}
