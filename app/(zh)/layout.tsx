import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { SCRIPT_FLAG } from '@/lib/server/pages/script-flag.mjs';
import { site } from '@/lib/site';
import '../tokens.css';
import '../globals.css';
import '../print.css';

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { default: site.name, template: `%s - ${site.name}` },
  applicationName: site.name,
  formatDetection: { telephone: false },
  icons: {
    icon: { url: paths.icon('favicon.svg'), type: 'image/svg+xml' },
    apple: paths.icon('apple-touch-icon.png'),
  },
  // phones: one page for all widths, and no rewriting by carriers and search engines
  other: { 'applicable-device': 'pc,mobile', 'Cache-Control': 'no-transform, no-siteapp', renderer: 'webkit' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#07112e',
  // WeChat and Samsung's browser darken pages of their own accord where this is not said: charts and drawings become unreadable
  colorScheme: 'only light',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  // smooth scrolling is for anchors: Next leaves it out when it goes to another page
  // the script of the head sets attributes of the root element before it is hydrated
  return (
    <html lang="zh-CN" data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: SCRIPT_FLAG }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
