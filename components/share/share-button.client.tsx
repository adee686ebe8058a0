'use client';

import { useCallback, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { onDemand } from '@/lib/browser/on-demand';
import { ShareWidget } from '../ui/share-widget.client';
import type { ShareStep, ShareProps } from './share-props';

/** What is behind the button comes when it is about to be pressed. */
const ShareWays = onDemand(async () => (await import('./share-ways.client')).ShareWays);
const ShareDialogs = onDemand(async () => (await import('./share-dialogs.client')).ShareDialogs);

/** The button that shares a page: a panel with the ways; within WeChat only its own menu can, so that is pointed at. */
export function ShareButton(props: ShareProps) {
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState<ShareStep | null>(null);
  /** the dialogs are on their way, or have been asked for */
  const [used, setUsed] = useState(false);
  // the panel comes first
  useEffect(() => (open ? afterPaint(() => setUsed(true)) : undefined), [open]);
  const toggle = useCallback((wanted: boolean) => {
    const isRefused = wanted && /MicroMessenger/i.test(navigator.userAgent);
    if (isRefused) setStep('in-wechat');
    else setOpen(wanted);
    return !isRefused;
  }, []);
  return (
    <>
      <ShareWidget label={props.label} open={open} onToggle={toggle} onIntent={ShareWays.getReady}>
        <ShareWays {...props} onStep={setStep} onDone={() => setOpen(false)} />
      </ShareWidget>
      {(used || step !== null) && <ShareDialogs {...props} step={step} onStep={setStep} />}
    </>
  );
}
