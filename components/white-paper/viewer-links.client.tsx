'use client';

import type { PdfDocument } from '@/lib/browser/paper/pdf-library';
import { usePageLinks } from '@/lib/browser/paper/use-page-links';
import { paths } from '@/lib/paths';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './viewer-page.module.css';

interface ViewerLinksProps {
  document: PdfDocument | null;
  number: number;
  onGoTo: (page: number) => void;
}

/** The links of a page: to the web, or to another page of the paper. */
export function ViewerLinks({ document, number, onGoTo }: ViewerLinksProps) {
  return usePageLinks(document, number).map(({ area, target }, index) =>
    typeof target === 'string' ? (
      <a key={index} className={styles.link} style={area} href={target} target="_blank" rel="noopener noreferrer">
        <span className={visuallyHidden.root}>{target}</span>
      </a>
    ) : (
      <a
        key={index}
        className={styles.link}
        style={area}
        href={paths.section(`page-${target}`)}
        onClick={(event) => {
          event.preventDefault();
          onGoTo(target);
        }}
      >
        <span className={visuallyHidden.root}>到第 {target} 页</span>
      </a>
    ),
  );
}
