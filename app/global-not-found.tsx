import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { SiteFrame } from '@/components/layout/site-frame';
import { site } from '@/lib/site';
import RootLayout, { metadata as common } from './(zh)/layout';

export { viewport } from './(zh)/layout';

export const metadata: Metadata = {
  ...common,
  title: `没有找到这个页面 - ${site.name}`,
  description: '它可能改了名字，或者已经下线。',
};

/** The 404 page with header and footer: a document of its own, because what is in `not-found.tsx` is sent with every page. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame>
        <NotFoundMessage />
      </SiteFrame>
    </RootLayout>
  );
}
