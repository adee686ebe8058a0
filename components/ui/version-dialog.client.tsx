'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { MOBILE_MAX_WIDTH } from '@/lib/constants';
import { ButtonLink } from './button-link';
import { Dialog } from './dialog.client';
import { VersionDetails, type VersionData } from './version-details';

interface VersionDialogProps {
  /** what a link to a version's page opens on wide screens, by its address */
  versions: Record<string, VersionData>;
  /** holds the links: they lead to the pages on phones, without scripts, and in a new tab */
  children: ReactNode;
}

/** The dialog in which the versions linked below it are shown on wide screens. */
export function VersionDialog({ versions, children }: VersionDialogProps) {
  const [open, setOpen] = useState<string | null>(null);

  function onClickCapture(event: MouseEvent) {
    const href = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!Object.hasOwn(versions, href) || !isPlain) return;
    if (window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches) return;
    event.preventDefault();
    setOpen(href);
  }

  const version = open === null ? null : versions[open];
  const foot = version && (
    <>
      {version.action && (
        <ButtonLink href={version.action.href} kind="secondary">
          {version.action.label}
        </ButtonLink>
      )}
      <ButtonLink href={open ?? ''}>查看详情</ButtonLink>
    </>
  );
  return (
    <>
      <div onClickCapture={onClickCapture}>{children}</div>
      <Dialog open={version !== null} title={version?.name} foot={foot} onClose={() => setOpen(null)}>
        {version && <VersionDetails version={version} />}
      </Dialog>
    </>
  );
}
