'use client';

import { useId, useRef } from 'react';
import { onDemand } from '@/lib/browser/on-demand';
import { useDisclosure } from '@/lib/browser/use-disclosure';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { DisclosureButton } from '../ui/disclosure-button';
import { PageLink } from '../ui/page-link';
import { ErrorBoundary } from '../ui/error-boundary.client';
import styles from './header-search.module.css';

/** It comes when it is opened, or a moment before. */
const HeaderSearchBox = onDemand(async () => (await import('./header-search-box.client')).HeaderSearchBox);

/** The search box of the header: opens and closes. Without scripts a link to the search page, which is at `href`. */
export function HeaderSearch({ href }: { href: string }) {
  const root = useRef<HTMLDivElement>(null);
  const disclosure = useDisclosure(root);
  const { isOpen, close } = disclosure;
  const boxId = useId();
  const isLive = useHydrated();
  return (
    <div ref={root} className={styles.root}>
      {!isLive && (
        <PageLink href={href} className={styles.anchor}>
          <Lens />
          搜索
        </PageLink>
      )}
      <DisclosureButton
        disclosure={disclosure}
        controls={boxId}
        className={styles.toggle}
        onPointerEnter={HeaderSearchBox.getReady}
        onFocus={HeaderSearchBox.getReady}
      >
        <Lens />
        搜索
      </DisclosureButton>
      <div id={boxId} hidden={!isOpen} className={styles.box}>
        {isOpen && (
          <ErrorBoundary fallback={<PageLink href={href}>去搜索页</PageLink>}>
            <HeaderSearchBox onLeave={close} />
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}

function Lens() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="M8.75 14a5.25 5.25 0 1 0 0-10.5 5.25 5.25 0 0 0 0 10.5zM12.6 12.6L17 17"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}
