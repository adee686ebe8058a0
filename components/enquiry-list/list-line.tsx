import { useState, type ReactNode } from 'react';
import { changeLine, removeLine } from '@/lib/browser/enquiry-list';
import type { ListedWords } from '@/lib/content/listed-items';
import { AMOUNT_MOST, LISTED, readAmount, REMARK_MOST, type ListLine } from '@/lib/enquiries/enquiry-list';
import { sumOfBands } from '@/lib/price-band';
import { PageLink } from '../ui/page-link';
import styles from './list-line.module.css';

interface ListLineProps {
  line: ListLine;
  /** null where nothing more is known of it */
  details: ListedWords | null;
  /** its picture, or the place of one */
  thumbnail: ReactNode;
  /** without what all lines say of it */
  leadTime: string;
  /** it was looked for and is not there any more */
  isGone?: boolean;
  /** a list that is not the visitor's own is only read */
  isOwn: boolean;
}

/** One line of the list: what, how many, a remark. */
export function ListLineRow({ line, details, thumbnail, leadTime, isGone = false, isOwn }: ListLineProps) {
  const { type, title, amount, remark } = line;
  const { unit } = LISTED[type];
  const together = amount > 1 && details ? sumOfBands([{ band: details.price, amount }]) : '';
  return (
    <li className={styles.root}>
      {thumbnail}
      <div className={styles.what}>
        <h2>{details ? <PageLink href={details.href}>{details.title}</PageLink> : title}</h2>
        <p>{isGone ? '已经没有了，发出时不列' : details?.kind}</p>
      </div>
      <p className={styles.price}>
        {details?.price && <b>{details.price}</b>}
        {details?.price && <span>{details.priceDate ? `单价，参考（${details.priceDate}）` : '费用'}</span>}
        {together && (
          <span>
            {amount}
            {unit}共{together}
          </span>
        )}
        {leadTime && <span>交货期{leadTime}</span>}
      </p>
      {isOwn && !isGone ? (
        <AmountField line={line} />
      ) : (
        <p className={styles.amount}>
          {amount}
          {unit}
        </p>
      )}
      {isOwn && <RemarkField line={line} isFixed={isGone} />}
      {isOwn && (
        <button type="button" className={styles.remove} onClick={() => removeLine(line)} aria-label={`去掉${title}`}>
          去掉
        </button>
      )}
      {/* fields are no text on paper */}
      {isOwn && (
        <p className={styles.onPaper} aria-hidden="true">
          {amount}
          {unit}
          {remark && `；${remark}`}
        </p>
      )}
    </li>
  );
}

/** What is typed stays as it is; what counts is the last amount that can be one. */
function AmountField({ line }: { line: ListLine }) {
  const { title, type, alias, amount } = line;
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readAmount(typed) === null;
  const note = `amount-${type}-${alias}`;
  return (
    <div className={styles.amount}>
      <label>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${title}的数量`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? note : undefined}
          value={typed ?? amount}
          onChange={({ target: { value } }) => {
            setTyped(value);
            const read = readAmount(value);
            if (read !== null) changeLine(line, { amount: read });
          }}
          onBlur={() => !isWrong && setTyped(null)}
        />
        {LISTED[type].unit}
      </label>
      {isWrong && (
        <p id={note} role="alert" className={styles.wrong}>
          写1到{AMOUNT_MOST}的整数；现在按{amount}算
        </p>
      )}
    </div>
  );
}

function RemarkField({ line, isFixed }: { line: ListLine; isFixed: boolean }) {
  const { title, type, alias, remark } = line;
  const length = [...remark].length;
  const isLong = length > REMARK_MOST;
  const note = `remark-${type}-${alias}`;
  return (
    <div className={styles.remark}>
      <input
        autoComplete="off"
        aria-label={`${title}的备注`}
        placeholder="备注"
        readOnly={isFixed}
        aria-invalid={isLong || undefined}
        aria-describedby={isLong ? note : undefined}
        value={remark}
        onChange={({ target: { value } }) => changeLine(line, { remark: value })}
      />
      {isLong && (
        <p id={note} role="alert" className={styles.wrong}>
          备注最多{REMARK_MOST}个字，现在{length}个
        </p>
      )}
    </div>
  );
}
