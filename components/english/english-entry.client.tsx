'use client';

import { usePathname } from 'next/navigation';
import { PageLink } from '../ui/page-link';

/** An entry of the menu; it knows whether it is the page that is shown, or has it below itself. */
export function EnglishEntry({ href, children }: { href: string; children: string }) {
  const path = usePathname();
  const current = path === href ? 'page' : path.startsWith(`${href}/`) || undefined;
  return (
    <PageLink href={href} aria-current={current}>
      {children}
    </PageLink>
  );
}
