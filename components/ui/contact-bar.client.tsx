'use client';

import { usePathname } from 'next/navigation';
import { BackToTop } from './back-to-top.client';
import styles from './contact-bar.module.css';
import { PageLink } from './page-link';

interface ContactBarProps {
  contactHref: string;
  phone?: string;
  /** pages that are a form of ours: the bar along the lower edge would cover its button */
  formPages?: string[];
}

/**
 * Always in reach: the way to us, and once the page is under way, back to its top. In the margin beside the page where
 * there is one, a bar along the lower edge where there is none; the bar of a page with sections takes its place.
 */
export function ContactBar({ contactHref, phone, formPages = [] }: ContactBarProps) {
  const page = usePathname();
  const isThere = page === contactHref;
  return (
    <aside aria-label="快捷操作" className={styles.root} data-at-form={formPages.includes(page) || undefined}>
      {phone && (
        <a href={`tel:${phone}`} className={styles.phone}>
          {phone}
        </a>
      )}
      <BackToTop />
      {!isThere && (
        <PageLink href={contactHref} className={styles.contact}>
          联系我们
        </PageLink>
      )}
    </aside>
  );
}
