'use client';

import { ErrorMessage } from '@/components/layout/error-message';
import { PlainHeader } from '@/components/layout/plain-header';
import { Button } from '@/components/ui/button';
import { site } from '@/lib/site';
import { latin } from './fonts';
import './tokens.css';
import './globals.css';

/** In place of a whole page that could not be made, its header neither. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="zh-CN" className={latin.variable}>
      <head>
        <title>{`暂时打不开 - ${site.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <PlainHeader />
        <main id="content">
          <ErrorMessage retry={<Button onClick={() => retry()}>再试一次</Button>} />
        </main>
      </body>
    </html>
  );
}
