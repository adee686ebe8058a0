'use client';

import { lazy, Suspense } from 'react';
import { latin } from './fonts';
import './tokens.css';
import './globals.css';

/** Every page carries this file; what it shows is loaded when a page has failed. */
const PageFailure = lazy(() => import('@/components/layout/page-failure'));

/** In place of a whole page that could not be made, its header neither. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="zh-CN" className={latin.variable}>
      <head>
        {/* without the platform's name: every page would carry all addresses for it */}
        <title>暂时打不开</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <Suspense>
          <PageFailure retry={retry} withHeader />
        </Suspense>
      </body>
    </html>
  );
}
