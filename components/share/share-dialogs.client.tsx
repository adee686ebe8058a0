'use client';

import { useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { sharedAddress } from '@/lib/share/targets';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog.client';
import { Picture } from '../ui/picture';
import { Toast, type ToastNotice } from '../ui/toast.client';
import type { ShareProps, ShareStep } from './share-props';
import styles from './share-dialogs.module.css';
import { SharePoster } from './share-poster.client';

interface ShareDialogsProps extends ShareProps {
  step: ShareStep | null;
  onStep: (step: ShareStep | null) => void;
}

const COPIED_MS = 2000;
/** Only WeChat's own menu can share there: everything else steps back. */
const OVERLAY_OPACITY = 0.86;
/** The two WeChat entries: their sheet, and how to go on there. */
const WECHAT = {
  friend: { title: '分享给微信好友', menu: '发送给朋友' },
  moments: { title: '分享到朋友圈', menu: '分享到朋友圈' },
};
const NOTICES: Partial<Record<ShareStep, ToastNotice>> = {
  copied: { type: 'successful', text: '已复制链接', timeout: COPIED_MS },
  'not-copied': { type: 'failed', text: '没能复制，请改用二维码或海报', timeout: COPIED_MS },
};

/** What the ways to share open: the way into WeChat, the poster, a word that the link is copied. */
export function ShareDialogs({ step, onStep, ...props }: ShareDialogsProps) {
  const { page, codeSrc } = props;
  const close = () => onStep(null);
  /** of a link copied within a sheet, which stays open */
  const [copied, setCopied] = useState<'copied' | 'not-copied' | null>(null);
  const said = copied ?? step;
  const copy = async () => {
    const isCopied = await copyText(sharedAddress(page.url, 'wechat'));
    setCopied(isCopied ? 'copied' : 'not-copied');
  };
  const { title, menu } = WECHAT[step === 'moments' ? 'moments' : 'friend'];
  return (
    <>
      <Dialog
        open={step === 'friend' || step === 'moments'}
        title={title}
        layout="sheet"
        buttons={false}
        onClose={close}
      >
        <div className={styles.sheet}>
          <Picture picture={{ src: codeSrc, alt: '本页的二维码' }} ratio="square" sizes="200px" />
          <p>用微信扫一扫打开本页，或复制链接到微信里打开，再点右上角“···”，选“{menu}”。</p>
          <Button onClick={() => void copy()}>复制链接</Button>
          <Button kind="secondary" onClick={() => onStep('poster')}>
            生成海报
          </Button>
        </div>
      </Dialog>
      <Dialog
        open={step === 'in-wechat'}
        title="点右上角“···”"
        layout="overlay"
        maskOpacity={OVERLAY_OPACITY}
        buttons={false}
        onClose={close}
      >
        <div className={styles.overlay}>
          <svg viewBox="0 0 120 96" aria-hidden="true">
            <path d="M6 90C54 86 92 58 108 12M108 12l-22 16M108 12l8 26" />
          </svg>
          <p>再选“发送给朋友”或“分享到朋友圈”。也可以做成海报，发图片。</p>
          <Button onClick={() => onStep('poster')}>生成海报</Button>
        </div>
      </Dialog>
      <SharePoster {...props} open={step === 'poster'} onClose={close} />
      <Toast notice={(said && NOTICES[said]) ?? null} onClose={copied ? () => setCopied(null) : close} />
    </>
  );
}
