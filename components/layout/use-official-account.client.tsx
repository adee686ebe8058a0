'use client';

import { useState, type ReactNode } from 'react';
import { onDemand } from '@/lib/browser/on-demand';
import type { PictureData } from '../ui/picture';

const OfficialAccountDialog = onDemand(
  async () => (await import('../ui/official-account-dialog.client')).OfficialAccountDialog,
);

/**
 * The dialog of the official account, loaded for those who open it: what may show it is on every page.
 * Where it does not come, the code itself is opened.
 */
export function useOfficialAccount(
  picture: PictureData,
  texts: { title?: string; words?: string } = {},
): { open: () => Promise<void>; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  /** once asked it stays: it closes as it came */
  const [wasAsked, setWasAsked] = useState(false);
  const open = async () => {
    try {
      await OfficialAccountDialog.load();
      setOpen(true);
      setWasAsked(true);
    } catch {
      window.location.assign(picture.src);
    }
  };
  const dialog = wasAsked && (
    <OfficialAccountDialog {...texts} open={isOpen} picture={picture} onClose={() => setOpen(false)} />
  );
  return { open, dialog };
}
