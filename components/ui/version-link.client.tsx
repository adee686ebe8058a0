'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { MOBILE_MAX_WIDTH } from '@/lib/constants';
import { Dialog } from './dialog.client';
import { VersionDetails, type VersionData } from './version-details';

interface VersionLinkProps {
  /** the version's page: where the link leads on phones, without scripts, and in a new tab */
  href: string;
  version: VersionData;
  children: ReactNode;
}

/** A link to a version that on wide screens opens it in a dialog. */
export function VersionLink({ href, version, children }: VersionLinkProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link
        href={href}
        onClick={(event) => {
          const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
          if (!plain || window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </Link>
      <Dialog open={open} title={version.name} buttons={false} onClose={() => setOpen(false)}>
        <VersionDetails version={version} href={href} />
      </Dialog>
    </>
  );
}
