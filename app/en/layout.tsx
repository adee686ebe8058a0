import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { metadata as common } from '../(zh)/layout';
import { english } from '@/lib/english/words';
import { SCRIPT_FLAG } from '@/lib/server/pages/script-flag.mjs';
import '../tokens.css';
import '../globals.css';
import '../print.css';

export { viewport } from '../(zh)/layout';

export const metadata: Metadata = {
  ...common,
  title: { default: english.siteName, template: `%s - ${english.siteName}` },
  applicationName: english.siteName,
};

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: SCRIPT_FLAG }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
