import type { NamedValue } from '@/lib/content/types';
import { tenderLines } from '@/lib/pages/tender-lines';
import { CopyButton } from '../ui/copy-button.client';
import styles from './tender-text.module.css';

/** Anchor of the text on the page of a version: inside of what has to be opened, so that a link opens it. */
export const TENDER_ID = 'tender';

interface TenderTextProps {
  parameters: NamedValue[];
  /** what keeps it open to others */
  terms: string;
}

/** The parameters of a version as a tender asks for them, ready to be copied; there for anyone without scripts, too. */
export function TenderText({ parameters, terms }: TenderTextProps) {
  const lines = tenderLines(parameters);
  if (lines.length === 0 || !terms) return null;
  const text = [...lines.map((line, index) => `${index + 1}. ${line}`), terms].join('\n');
  return (
    <details className={styles.root}>
      <summary>招标参数，{lines.length}条</summary>
      <div id={TENDER_ID}>
        <ol>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p>{terms}</p>
        <CopyButton text={text} label="复制全文" />
      </div>
    </details>
  );
}
