'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { useEnquiryList } from '@/lib/browser/enquiry-list';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { ListedWords } from '@/lib/content/listed-items';
import { asksTheSame, keyOf, listQuery, listText, REMARK_MOST, type ListedItem } from '@/lib/enquiries/enquiry-list';
import { paths } from '@/lib/paths';
import { shareClauses } from '@/lib/shared-clauses';
import { EnquiryForm } from '../contact/enquiry-form.client';
import { ListActions } from './list-actions';
import { ListLineRow } from './list-line';
import { ListOrigin } from './list-origin';
import { ListRanges } from './list-ranges';
import { ListTotal } from './list-total';
import styles from './enquiry-list.module.css';

interface EnquiryListProps {
  /** what the address asks for, whether it is there or not */
  asked: readonly ListedItem[];
  /** of what is there */
  details: readonly (ListedWords & { amount: number })[];
  /** their pictures, as the server draws them, by their keys, and the place of one that is not there */
  thumbnails: Record<string, ReactNode> & { none: ReactNode };
  /** of the site, for the addresses that are sent on */
  siteUrl: string;
  domains: string[];
  /** instead of a list without lines */
  empty: ReactNode;
  /** around the lines of a request that is printed */
  letter: { head: ReactNode; foot: ReactNode };
  /** how else to ask, beside the form */
  beside: ReactNode;
}

/**
 * The list that the address names, and its enquiry. As long as it is the one that this browser keeps, it can be changed,
 * and the address changes with it; one that somebody sent can be taken over. Without scripts it is read and sent as it is.
 */
export function EnquiryList({ asked, details, thumbnails, siteUrl, domains, empty, letter, beside }: EnquiryListProps) {
  const own = useEnquiryList();
  const isReady = useHydrated();
  const address = listQuery(asked);
  const [ownAddress, setOwnAddress] = useState<string | null>(null);
  // what is not there any more may be on it, or has just been left out of it
  const isKept = asksTheSame(own, asked) || (details.length > 0 && asksTheSame(own, details));
  if (isReady && address && ownAddress !== address && isKept) setOwnAddress(address);
  const isOwn = isReady && address !== '' && ownAddress === address;
  useFollowedAddress(isOwn, address);

  const known = new Map(details.map((item) => [keyOf(item), item]));
  const wanted = new Set(asked.map(keyOf));
  const shown = isOwn ? own : details.map((item) => ({ ...item, remark: '' }));
  const there = shown.filter((line) => known.has(keyOf(line)) || !wanted.has(keyOf(line)));
  const tooLong = isOwn ? there.find(({ remark }) => [...remark].length > REMARK_MOST) : undefined;
  const times = shareClauses(shown.map((line) => known.get(keyOf(line))?.leadTime ?? ''));
  const path = paths.enquiryList(listQuery(there));
  const text = listText(
    there.map((line) => ({ ...line, kind: known.get(keyOf(line))?.kind ?? '' })),
    siteUrl + path,
  );
  return (
    <>
      <ListOrigin own={own} isOwn={isOwn} isReady={isReady} details={details} />
      {shown.length === 0 && empty}
      {shown.length > 0 && (
        <>
          {letter.head}
          <div className={styles.columns}>
            <ol className={styles.lines}>
              {shown.map((line, index) => (
                <ListLineRow
                  key={keyOf(line)}
                  line={line}
                  details={known.get(keyOf(line)) ?? null}
                  thumbnail={thumbnails[keyOf(line)] ?? thumbnails.none}
                  leadTime={times.own[index]}
                  isGone={wanted.has(keyOf(line)) && !known.has(keyOf(line))}
                  isOwn={isOwn}
                />
              ))}
            </ol>
            <div className={styles.aside}>
              <ListTotal
                items={there.map(({ title, ...line }) => ({
                  title,
                  price: '',
                  ...known.get(keyOf(line)),
                  amount: line.amount,
                }))}
              />
              {times.shared.length > 0 && <p className={styles.shared}>交货期都是{times.shared.join('，')}。</p>}
              <ListActions address={siteUrl + path} isOwn={isOwn} />
            </div>
          </div>
          {letter.foot}
        </>
      )}
      {there.length > 0 && (
        <div className={`${styles.columns} ${styles.ask}`} data-screen-only="">
          <ListRanges
            items={there.flatMap((line) => {
              const found = known.get(keyOf(line));
              return found ? [{ ...found, amount: line.amount }] : [];
            })}
          />
          <div className={styles.form}>
            <EnquiryForm
              domains={domains}
              list={{ text, problem: tooLong && `${tooLong.title}的备注超过${REMARK_MOST}个字，改短再发` }}
            />
          </div>
          {beside}
        </div>
      )}
    </>
  );
}

/**
 * The address says what the list says; a list without an address goes to its own, as links with a query do
 * (`layout/page-links`). Once: a page that does not take what it is asked for would be asked for ever.
 */
function useFollowedAddress(isOwn: boolean, address: string): void {
  const query = listQuery(useEnquiryList());
  useEffect(() => {
    const own = paths.enquiryList(query);
    const { pathname, search } = window.location;
    if (isOwn) window.history.replaceState(null, '', own);
    else if (!address && query && own !== pathname + search) window.location.replace(own);
  }, [isOwn, address, query]);
}
