import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { getMenus } from '@/lib/navigation';

/** A page of this group that becomes dynamic fails the build. */
export const ensureStatic = 'navigation';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader menus={await getMenus()} />
      <main id="content">{children}</main>
      <SiteFooter />
    </>
  );
}
