import type { ComponentProps } from 'react';

/**
 * A link to a page of this site: the same plain link before and after scripts run. `layout/page-links` follows it
 * without loading the frame anew, and fetches its page when a pointer comes near.
 */
export function PageLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a {...props} href={href} data-page-link="" />;
}
