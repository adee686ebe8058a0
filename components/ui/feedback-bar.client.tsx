'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { scrollToTop } from '@/lib/browser/scroll-to-top';
import { useReducedMotion } from '@/lib/browser/use-media-query';
import { useScrolledShare } from '@/lib/browser/use-scrolled-share';
import { BACK_TO_TOP_AFTER, BACK_TO_TOP_MS } from '@/lib/constants';
import styles from './feedback-bar.module.css';
import { IconButton } from './icon-button';

/** Always at hand at the lower right: the way to us, and once the page is under way, back to its top. */
export function FeedbackBar({ contactHref }: { contactHref: string }) {
  const far = useScrolledShare(BACK_TO_TOP_AFTER);
  const still = useReducedMotion();
  const isThere = usePathname() === contactHref;
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return (
    <aside aria-label="快捷操作" className={styles.root}>
      {far && (
        <IconButton
          label="回到顶部"
          shape="up"
          onClick={() => {
            stop.current?.();
            stop.current = scrollToTop(still ? 0 : BACK_TO_TOP_MS);
          }}
        />
      )}
      {!isThere && (
        <Link href={contactHref} className={styles.contact}>
          联系我们
        </Link>
      )}
    </aside>
  );
}
