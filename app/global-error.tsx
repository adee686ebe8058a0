'use client';

import { FailedPage } from '@/components/layout/failed-page.client';
import './tokens.css';
import './globals.css';

/** In place of a whole page that could not be made, its header neither. */
export default function GlobalError({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="zh-CN">
      <head>
        {/* without the platform's name: every page would carry all addresses for it */}
        <title>暂时打不开</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <FailedPage error={error} retry={retry} withHeader />
      </body>
    </html>
  );
}
