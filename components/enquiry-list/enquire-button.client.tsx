'use client';

import { useState } from 'react';
import { enquireToo, isEnquiryListStored, useEnquiryList } from '@/lib/browser/enquiry-list';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { keyOf, LINES_MOST, listQuery, type ListLine } from '@/lib/enquiries/enquiry-list';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import styles from '../ui/keep-button.module.css';

/** Puts something on the enquiry list; without scripts a link to a list of just that. It is taken off on the list. */
export function EnquireButton({ items }: { items: readonly Pick<ListLine, 'type' | 'alias' | 'title'>[] }) {
  const isReady = useHydrated();
  const lines = useEnquiryList();
  const [isFull, setIsFull] = useState(false);
  const isListed = items.every((item) => lines.some((line) => keyOf(line) === keyOf(item)));
  return (
    <>
      {!isReady && (
        <a
          href={paths.enquiryList(listQuery(items.map((item) => ({ ...item, amount: 1 }))))}
          rel="nofollow"
          className={styles.root}
        >
          加入询价单
        </a>
      )}
      {isReady && !isListed && (
        <button type="button" className={styles.root} onClick={() => setIsFull(!enquireToo(items))}>
          加入询价单
        </button>
      )}
      {(isListed || isFull) && (
        <PageLink
          href={paths.enquiryList(listQuery(lines))}
          className={styles.root}
          data-kept={isListed || undefined}
          rel="nofollow"
        >
          {isListed ? '已在询价单' : '看询价单'}（{lines.length}）
        </PageLink>
      )}
      <span role="status" className={styles.said}>
        {isFull && `询价单最多${LINES_MOST}项，先去掉几项`}
        {isListed && !isEnquiryListStored() && '浏览器不让保存，关掉网页就没有了'}
      </span>
    </>
  );
}
