import type { ReactNode } from 'react';
import { getEnglishAddresses } from '@/lib/content/english';
import { orEmpty } from '@/lib/content/reading/client';
import { english } from '@/lib/english/words';
import { HydrationMark } from '../layout/hydration-mark.client';
import { PageLinks } from '../layout/page-links.client';
import { SkipLink } from '../layout/skip-link';
import { EnglishFooter } from './english-footer';
import { EnglishHeader } from './english-header';

/** Header, content, footer: what every English page is in. */
export async function EnglishFrame({ isSearch = false, children }: { isSearch?: boolean; children: ReactNode }) {
  const solutions = await orEmpty('menu', getEnglishAddresses('solution'));
  return (
    <>
      <SkipLink>{english.skip}</SkipLink>
      <EnglishHeader hasSolutions={solutions.length > 0} isSearch={isSearch} />
      <main id="content">{children}</main>
      <EnglishFooter />
      <HydrationMark />
      <PageLinks />
    </>
  );
}
