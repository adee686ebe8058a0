import type { ListedEnquiry } from '@/lib/enquiries/list';
import { summarise } from '@/lib/format';
import styles from './enquiry-text.module.css';

/** Longer texts are folded: a list is for looking over. */
const FOLDED_OVER = 120;
const SHOWN = 90;

/** What the visitor wants: the field, and his words. The browser's number of a white-paper card is no text. */
export function EnquiryText({ enquiry: { domain, content, client_no } }: { enquiry: ListedEnquiry }) {
  const text = content === client_no ? '' : content;
  return (
    <>
      {domain && <p className={styles.domain}>{domain}</p>}
      {[...text].length <= FOLDED_OVER ? (
        text && <p className={styles.text}>{text}</p>
      ) : (
        <details className={styles.folded}>
          <summary>{summarise(text.replace(/\s+/g, ' '), SHOWN)}</summary>
          <p className={styles.text}>{text}</p>
        </details>
      )}
    </>
  );
}
