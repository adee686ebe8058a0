'use client';

import { lazy, Suspense, useCallback, useState } from 'react';
import type { SharedPage } from '@/lib/share/targets';
import { ShareWidget } from '../ui/share-widget.client';

/** What is behind the button comes when it is pressed. */
const ShareWays = lazy(() => import('./share-ways.client').then(({ ShareWays }) => ({ default: ShareWays })));
const ShareDialogs = lazy(() =>
  import('./share-dialogs.client').then(({ ShareDialogs }) => ({ default: ShareDialogs })),
);

/** What a share entry may open besides another page. */
export type ShareStep = 'friend' | 'moments' | 'poster' | 'in-wechat' | 'copied' | 'not-copied';

export interface ShareProps {
  /** what is shared, e.g. 分享这个案例 */
  label: string;
  page: SharedPage;
  /** its wide picture, on this host where it can be */
  cover: string;
  /** picture with the QR code of the page */
  codeSrc: string;
  /** what the page is, e.g. 案例 */
  kind: string;
}

/** The button that shares a page: a panel with the ways; within WeChat only its own menu can, so that is pointed at. */
export function ShareButton(props: ShareProps) {
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState<ShareStep | null>(null);
  const [used, setUsed] = useState(false);
  const toggle = useCallback((wanted: boolean) => {
    setUsed(true);
    if (wanted && /MicroMessenger/i.test(navigator.userAgent)) setStep('in-wechat');
    else setOpen(wanted);
  }, []);
  return (
    <>
      <ShareWidget label={props.label} open={open} onToggle={toggle}>
        <Suspense fallback={null}>
          <ShareWays {...props} onStep={setStep} onDone={() => setOpen(false)} />
        </Suspense>
      </ShareWidget>
      {used && (
        <Suspense fallback={null}>
          <ShareDialogs {...props} step={step} onStep={setStep} />
        </Suspense>
      )}
    </>
  );
}
