'use client';

import { createPortal } from 'react-dom';
import { useSectionPlaces } from '@/lib/browser/use-section-places';
import styles from './section-marks.module.css';

interface SectionMarksProps {
  /** of the sections in the order of the page, separated by spaces */
  ids: string;
  /** the one that is being read */
  active: string | null;
}

/** The sections of the page on the ruler of the header: its caret passes each mark as the section begins. */
export function SectionMarks({ ids, active }: SectionMarksProps) {
  const places = useSectionPlaces(ids);
  const header = places.length > 0 && document.querySelector('[data-site-header]');
  if (!header) return null;
  return createPortal(
    <span className={styles.root} aria-hidden="true">
      {ids.split(' ').map((id, index) => (
        <i key={id} data-active={id === active || undefined} style={{ left: `${100 * places[index]}%` }} />
      ))}
    </span>,
    header,
  );
}
