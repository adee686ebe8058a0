'use client';

import { useComparedVersions } from '@/lib/browser/compared-versions';
import { useEnquiryList } from '@/lib/browser/enquiry-list';
import { listQuery } from '@/lib/enquiries/enquiry-list';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import styles from './kept-marks-list.module.css';

/** The lists that hold something, each with its length. */
export function KeptMarksList() {
  const compared = useComparedVersions();
  const listed = useEnquiryList();
  const marks = [
    { label: '对比', count: compared.length, href: paths.compare(compared) },
    { label: '询价', count: listed.length, href: paths.enquiryList(listQuery(listed)) },
  ].filter(({ count }) => count > 0);
  if (marks.length === 0) return null;
  return (
    <p className={styles.root}>
      {marks.map(({ label, count, href }) => (
        <PageLink key={label} href={href} rel="nofollow">
          {label} <b>{count}</b>
        </PageLink>
      ))}
    </p>
  );
}
