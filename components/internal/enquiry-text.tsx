import { ENQUIRY_KINDS, type ListedEnquiry } from '@/lib/enquiries/list';
import { summarise } from '@/lib/text';
import styles from './enquiry-text.module.css';

/** Longer texts are folded: a list is for looking over. */
const FOLDED_OVER = 120;
const SHOWN = 90;

/** What the visitor wants: type and field, and his words. What a white-paper card holds for words is none of his. */
export function EnquiryText({ enquiry: { kind, domain, content } }: { enquiry: ListedEnquiry }) {
  const text = kind === 'paper' ? '' : content;
  return (
    <>
      <p>
        {ENQUIRY_KINDS.find(({ value }) => value === kind)?.label}
        {domain && <span className={styles.domain}>{domain}</span>}
      </p>
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
