'use client';

import { lazy, Suspense, useCallback, useState } from 'react';
import { ShareWidget } from '../ui/share-widget.client';
import type { ShareStep, ShareProps } from './share-props';

/** What is behind the button comes when it is pressed. */
const ShareWays = lazy(() => import('./share-ways.client').then(({ ShareWays }) => ({ default: ShareWays })));
const ShareDialogs = lazy(() =>
  import('./share-dialogs.client').then(({ ShareDialogs }) => ({ default: ShareDialogs })),
);

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
