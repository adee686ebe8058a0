import type { ReactNode } from 'react';
import { getMenus, getShortcuts } from '@/lib/pages/navigation';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { ContactBar } from '../ui/contact-bar.client';
import { HydrationMark } from './hydration-mark.client';
import { PageLinks } from './page-links.client';
import { PageMarks } from './page-marks.client';
import { PreviewBar } from './preview-bar';
import { Reveals } from './reveals.client';
import { ScrollStops } from './scroll-stops.client';
import { ServiceWorker } from './service-worker.client';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { SmoothAnchors } from './smooth-anchors.client';
import { WechatCard } from './wechat-card.client';

/** Header, content, footer: what every page of the site is in. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader menus={await getMenus()} shortcuts={await getShortcuts()} />
      <main id="content">{children}</main>
      <ContactBar
        contactHref={paths.contact()}
        phone={site.phone}
        formPages={[paths.contact(), paths.withdrawal(), paths.enquiryList()]}
      />
      <SiteFooter />
      <PreviewBar />
      <HydrationMark />
      <PageMarks />
      <Reveals />
      <ScrollStops />
      <SmoothAnchors />
      <ServiceWorker src={paths.serviceWorker()} />
      <WechatCard />
      {/* not in the root layout: all the frame's scripts would come once more with it */}
      <PageLinks />
    </>
  );
}
