import type { CSSProperties, ReactNode } from 'react';
import type { MarkedRow } from '@/lib/content/compared-rows';
import { CoverLink } from '../ui/cover-link';
import { scrollStop } from '../ui/scroll-stop';
import cover from '../ui/cover-link.module.css';
import type { PictureData } from '../ui/picture';
import { Picture } from '../ui/picture';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { ComparedValue } from './compared-value';
import { ProseRows } from './prose-rows';
import styles from './version-comparison.module.css';

/** A column of the table; the one without an address is the page that is open. */
interface ComparedVersion {
  id: string;
  title: string;
  href: string | null;
  note: string;
  image: PictureData | null;
  /** what can be done with the version here */
  action?: ReactNode;
}

interface VersionComparisonProps {
  label: string;
  versions: ComparedVersion[];
  /** a version without a value has none of that */
  rows: MarkedRow[];
}

/** Longer values are read as sentences, in characters. */
const LONGEST_SHORT = 24;

/** Versions side by side: short values in a table, which scrolls on narrow screens, and below it what takes sentences. */
export function VersionComparison({ label, versions, rows }: VersionComparisonProps) {
  const isProse = ({ values }: MarkedRow) => values.some((value) => value.length > LONGEST_SHORT);
  return (
    <div className={styles.root}>
      <div className={styles.scroller} data-table="" role="group" aria-label={label} {...scrollStop}>
        <table style={{ '--versions': versions.length } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col">
                <span className={visuallyHidden.root}>比较什么</span>
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
            {rows
              .filter((row) => !isProse(row))
              .map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  {versions.map(({ id, href }, index) => (
                    <td key={id} data-own={href === null || undefined} data-odd={row.odd?.[index] || undefined}>
                      <ComparedValue row={row} index={index} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <ProseRows
        versions={versions.map(({ id, title, href }) => ({ id, title, own: href === null }))}
        rows={rows.filter(isProse)}
      />
    </div>
  );
}
