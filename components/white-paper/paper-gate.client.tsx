'use client';

import { useRouter } from 'next/navigation';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { onDemand } from '@/lib/browser/on-demand';
import { usePaperAccess } from '@/lib/browser/paper/use-paper-access';
import { errorText } from '@/lib/error-text';
import type { PictureData } from '../ui/picture';
import { useOfficialAccount } from '../layout/use-official-account.client';

/** Loaded for those who are asked for their card: most papers are opened by browsers that have left it. */
const RegistrationDialog = onDemand(async () => (await import('./registration-dialog.client')).RegistrationDialog);

interface PaperGateProps {
  /** the page of the papers, which the address of each begins with */
  path: string;
  /** where this site answers whether a browser has left its card */
  checkAddress: string;
  /** the QR code of the official account */
  account: PictureData;
  /** false: papers open only inside the messaging app; given, so that not all of `lib/site` comes along */
  assumeMessagingApp?: boolean;
  children: ReactNode;
}

/**
 * Papers below it open on a click for browsers that have left their card; others
 * are asked for it first. Without scripts the links lead to the papers' free pages.
 */
export function PaperGate({ path, checkAddress, account: code, assumeMessagingApp = true, children }: PaperGateProps) {
  const router = useRouter();
  const { isAsking, ask } = usePaperAccess(checkAddress);
  const [clientNo, setClientNo] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ href: string; title: string } | null>(null);
  /** once asked it stays: what has been typed is not lost when it is closed */
  const [wasAsked, setWasAsked] = useState(false);
  const account = useOfficialAccount(code, { title: '本内容只可通过微信查看', words: '请关注公众号' });

  const open = async (href: string, title: string) => {
    if (isAsking) return;
    if (!assumeMessagingApp && !/MicroMessenger/i.test(navigator.userAgent)) {
      await account.open();
      return;
    }
    try {
      const access = await ask();
      setClientNo(access.clientNo);
      if (access.isRegistered) router.push(href);
      else {
        await RegistrationDialog.load();
        setAsked({ href, title });
        setWasAsked(true);
      }
    } catch (error) {
      // the viewer shows the free pages, and asks again
      console.error('[white-paper]', errorText(error));
      router.push(href);
    }
  };

  const onClickCapture = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a:not([data-free])');
    const href = link?.getAttribute('href');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !href?.startsWith(`${path}/`)) return;
    event.preventDefault();
    void open(href, link?.textContent ?? '');
  };

  return (
    <div onClickCapture={onClickCapture}>
      {children}
      {wasAsked && (
        <RegistrationDialog
          open={asked !== null}
          clientNo={clientNo}
          paper={asked?.title}
          onClose={() => setAsked(null)}
          onSent={() => {
            setAsked(null);
            if (asked) router.push(asked.href);
          }}
        />
      )}
      {account.dialog}
    </div>
  );
}
