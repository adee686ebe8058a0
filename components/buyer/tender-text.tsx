import type { NamedValue } from '@/lib/content/types';
import { tenderLines } from '@/lib/pages/tender-lines';
import { FoldedText } from '../facts/folded-text';
import { CopyButton } from '../ui/copy-button.client';

/** Anchor of the text on the page of a version. */
export const TENDER_ID = 'tender';

interface TenderTextProps {
  parameters: NamedValue[];
  /** what keeps it open to others */
  terms: string;
}

/** The parameters of a version as a tender asks for them, ready to be copied. */
export function TenderText({ parameters, terms }: TenderTextProps) {
  const lines = tenderLines(parameters);
  if (lines.length === 0 || !terms) return null;
  const text = [...lines.map((line, index) => `${index + 1}. ${line}`), terms].join('\n');
  return (
    <FoldedText id={TENDER_ID} summary={<>招标参数，{lines.length}条</>}>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p>{terms}</p>
      <CopyButton text={text} label="复制全文" />
    </FoldedText>
  );
}
