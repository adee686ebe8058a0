import type { CSSProperties, ReactNode } from 'react';
import type { MarkedRow } from '@/lib/content/compared-rows';
import type { Ranking } from '@/lib/content/ranked-values';
import { CoverLink } from '../ui/cover-link';
import { scrollStop } from '../ui/scroll-stop';
import cover from '../ui/cover-link.module.css';
import type { PictureData } from '../ui/picture';
import { Picture } from '../ui/picture';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { NoBreakText } from '../ui/no-break-text';
import styles from './version-comparison.module.css';

/** A column of the table; the one without an address is the page that is open. */
interface ComparedVersion {
  id: string;
  title: string;
  href: string | null;
  note: string;
  image: PictureData | null;
  fit?: string;
  /** what can be done with the version here */
  action?: ReactNode;
}

interface VersionComparisonProps {
  label: string;
  versions: ComparedVersion[];
  /** a version without a value has none of that */
  rows: MarkedRow[];
}

/** Versions side by side in one table; on narrow screens it scrolls below a first column that stays. */
export function VersionComparison({ label, versions, rows }: VersionComparisonProps) {
  const hasFit = versions.every(({ fit }) => fit);
  return (
    <div className={styles.root} data-table="" role="group" aria-label={label} {...scrollStop}>
      <table style={{ '--versions': versions.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">
              <span className={`${visuallyHidden.root} ${styles.silent}`}>比较什么</span>
            </th>
            {versions.map(({ id, title, href, note, image, action }) => (
              <th key={id} scope="col" className={cover.area} data-own={href === null || undefined}>
                {image && <Picture picture={{ ...image, alt: '' }} sizes="(max-width: 768px) 42vw, 480px" />}
                <b>{href ? <CoverLink href={href}>{title}</CoverLink> : title}</b>
                <span className={styles.note}>{href ? note : '本页'}</span>
                {action && <div className={styles.action}>{action}</div>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, odd, ranking }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td
                  key={versions[index].id}
                  data-own={versions[index].href === null || undefined}
                  data-odd={odd?.[index] || undefined}
                >
                  {value ? <NoBreakText>{value}</NoBreakText> : <NoValue />}
                  {ranking && <Rank ranking={ranking} index={index} />}
                  {odd?.[index] && <small>其余型号相同</small>}
                </td>
              ))}
            </tr>
          ))}
          {hasFit && (
            <tr className={styles.fit}>
              <th scope="row">适合</th>
              {versions.map(({ id, href, fit }) => (
                <td key={id} data-own={href === null || undefined}>
                  <NoBreakText>{fit ?? ''}</NoBreakText>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** That a value is ahead, in a word; by how much, as a bar beside those of the others. */
function Rank({ ranking: { word, isAhead, shares }, index }: { ranking: Ranking; index: number }) {
  return (
    <>
      {isAhead[index] && <em className={styles.ahead}>{word}</em>}
      <span
        className={styles.bar}
        data-ahead={isAhead[index] || undefined}
        style={{ '--share': shares[index] } as CSSProperties}
        aria-hidden="true"
      />
    </>
  );
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden.root}>没有这一项</span>
    </>
  );
}
