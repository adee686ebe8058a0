import type { Product } from '@/lib/content/product';
import type { ProductFacts } from '@/lib/content/product-facts';
import { methodsSentences } from '@/lib/pages/methods-sentences';
import { FoldedText } from '../facts/folded-text';
import { CopyButton } from '../ui/copy-button.client';

/** How a paper names the version that it was done with, in both languages, ready to be copied. */
export function MethodsText({ product, facts }: { product: Product; facts: ProductFacts }) {
  const { chinese, english } = methodsSentences(product, facts);
  return (
    <FoldedText id="methods" summary="写进论文的方法部分">
      <p>{chinese}</p>
      <CopyButton text={chinese} label="复制中文" />
      <p lang="en">{english}</p>
      <CopyButton text={english} label="复制英文" />
    </FoldedText>
  );
}
