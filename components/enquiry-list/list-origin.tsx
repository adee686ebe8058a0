import { isEnquiryListStored, writeEnquiryList } from '@/lib/browser/enquiry-list';
import type { ListedWords } from '@/lib/content/listed-items';
import { keyOf, LINES_MOST, listQuery, type ListLine } from '@/lib/enquiries/enquiry-list';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import styles from './list-origin.module.css';

interface ListOriginProps {
  own: readonly ListLine[];
  isOwn: boolean;
  /** whether the button works already */
  isReady: boolean;
  details: readonly (ListedWords & { amount: number })[];
}

/**
 * Whose list this is, and what can be done about it; that nothing is kept, where nothing is. Of the same height whoever's
 * it is: what stands in the HTML is of somebody who has none of his own.
 */
export function ListOrigin({ own, isOwn, isReady, details }: ListOriginProps) {
  if (isOwn)
    return isEnquiryListStored() ? (
      <div className={styles.root}>
        <p>这份询价单存在这个浏览器里，改了就记下。</p>
        <p>网址跟着一起变，复制了就能发给同事。</p>
      </div>
    ) : (
      <p role="status" className={styles.root}>
        这个浏览器不让保存：关掉网页，这份询价单就没有了。可以先复制网址，备注另记。
      </p>
    );
  if (details.length === 0) return null;
  const theirs = details.map(({ type, alias, title, amount }) => ({ type, alias, title, amount, remark: '' }));
  const more = theirs.filter((line) => !own.some((mine) => keyOf(mine) === keyOf(line)));
  return (
    <div className={styles.root}>
      <p>
        这份询价单来自网址，不是您自己存的。
        {own.length > 0 && (
          <>
            您自己的有{own.length}项，没有动。
            <PageLink href={paths.enquiryList(listQuery(own))} rel="nofollow">
              看自己的
            </PageLink>
          </>
        )}
      </p>
      <p>
        {own.length > 0 && more.length > 0 && own.length + more.length <= LINES_MOST && (
          <PageLink
            href={paths.enquiryList(listQuery([...own, ...more]))}
            onClick={() => writeEnquiryList([...own, ...more])}
          >
            并入自己的
          </PageLink>
        )}
        <button type="button" data-scripted="" disabled={!isReady} onClick={() => writeEnquiryList(theirs)}>
          {own.length > 0 ? '换成这一份' : '存为自己的，再改数量、写备注'}
        </button>
      </p>
    </div>
  );
}
