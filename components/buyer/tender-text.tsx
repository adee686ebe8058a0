import { FoldedText } from '../facts/folded-text';
import { CopyButton } from '../ui/copy-button.client';

/** Anchor of the text on the page of a version. */
export const TENDER_ID = 'tender';

interface TenderTextProps {
  /** its requirements, without the full stop */
  lines: string[];
  /** what keeps it open to others */
  terms: string;
}

/** What a tender asks for with a version in mind, ready to be copied. */
export function TenderText({ lines, terms }: TenderTextProps) {
  if (lines.length === 0 || !terms) return null;
  const text = [...lines.map((line, index) => `${index + 1}. ${line}。`), terms].join('\n');
  return (
    <FoldedText id={TENDER_ID} summary={<>招标参数，{lines.length}条</>}>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}。</li>
        ))}
      </ol>
      <p>{terms}</p>
      <p>发布之前，请核对至少三家的产品满足带★的各条；不足三家的，放宽那一条，或去掉★。</p>
      <CopyButton text={text} label="复制全文" />
    </FoldedText>
  );
}
