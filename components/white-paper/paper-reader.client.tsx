'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { fetchRest, type RestOfText } from '@/lib/browser/paper/rest';
import { errorText } from '@/lib/error-text';
import { paths } from '@/lib/paths';
import { Article } from '../ui/article';
import richText from '../ui/rich-text.module.css';
import styles from './paper-reader.module.css';
import { GATE, TextGate } from './text-gate.client';

interface PaperReaderProps {
  id: string;
  /** of the free part */
  headings: { id: string; text: string }[];
  /** names of those that come after it */
  chapters: string[];
  /** the free part */
  children: ReactNode;
}

type Opening = RestOfText | 'closed' | 'opening' | 'failed';

/** The text of a white paper. The page holds its free part; the rest is asked for, and comes to those who may have it. */
export function PaperReader({ id, headings, chapters, children }: PaperReaderProps) {
  const [rest, setRest] = useState<Opening>('closed');
  const address = paths.whitePaperReading(id);

  useEffect(() => {
    let isGone = false;
    fetchRest(address).then(
      (found) => !isGone && found && setRest(found),
      // the gate offers it again
      (error) => console.error('[white-paper]', errorText(error)),
    );
    return () => {
      isGone = true;
    };
  }, [address]);

  const isOpen = typeof rest === 'object';
  useEffect(() => {
    // a section of the rest that the address names was not there when the page was opened
    if (isOpen && location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [isOpen]);

  async function open(): Promise<void> {
    setRest('opening');
    try {
      setRest((await fetchRest(address)) ?? 'failed');
    } catch (error) {
      console.error('[white-paper]', errorText(error));
      setRest('failed');
    }
  }

  return (
    <div className={styles.root}>
      <Article
        outline={[...headings, ...(isOpen ? rest.headings : [GATE])]}
        action={{ href: paths.whitePaper(id), label: '打开PDF' }}
      >
        {children}
        {isOpen ? (
          <div className={richText.root}>
            <div dangerouslySetInnerHTML={{ __html: rest.html }} />
          </div>
        ) : (
          <TextGate
            id={id}
            chapters={chapters}
            isOpening={rest === 'opening'}
            hasFailed={rest === 'failed'}
            onPass={() => void open()}
          />
        )}
      </Article>
    </div>
  );
}
