'use client';

import { useState } from 'react';
import { useMobile } from '@/lib/browser/use-media-query';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog.client';
import { Picture } from '../ui/picture';
import { ShareWidget, type ShareEntry } from '../ui/share-widget.client';
import { Toast, type ToastNotice } from '../ui/toast.client';
import styles from './share-panel.module.css';

interface SharePanelProps {
  /** what is shared, e.g. 分享这个案例 */
  label: string;
  /** canonical address of the page, and the picture with its QR code */
  url: string;
  codeSrc: string;
  /** addresses that take the page over */
  weibo: string;
  qq: string;
  qzone: string;
}

/** The two WeChat entries: their sheet, and how to go on there. */
const WECHAT = {
  friend: { label: '微信好友', title: '分享给微信好友', step: '发送给朋友' },
  moments: { label: '朋友圈', title: '分享到朋友圈', step: '分享到朋友圈' },
};
const COPIED_MS = 2000;

/** Four ways on phones, where WeChat's two show a code to scan; on wide screens the code itself and a bar of the others. */
export function SharePanel({ label, url, codeSrc, weibo, qq, qzone }: SharePanelProps) {
  const mobile = useMobile();
  const [wechat, setWechat] = useState<keyof typeof WECHAT | null>(null);
  const [notice, setNotice] = useState<ToastNotice | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setNotice({ type: 'successful', text: '已复制链接', timeout: COPIED_MS });
    } catch {
      setNotice({ type: 'failed', text: '没能复制，请从地址栏复制', timeout: COPIED_MS });
    }
  }

  const others: ShareEntry[] = [
    { key: 'weibo', label: '微博', href: weibo },
    { key: 'qq', label: 'QQ 好友', href: qq },
  ];
  const entries: ShareEntry[] = mobile
    ? [
        { key: 'friend', label: WECHAT.friend.label, onSelect: () => setWechat('friend') },
        { key: 'moments', label: WECHAT.moments.label, onSelect: () => setWechat('moments') },
        ...others,
      ]
    : [
        ...others,
        { key: 'qzone', label: 'QQ 空间', href: qzone },
        { key: 'copy', label: '复制链接', onSelect: () => void copy() },
      ];
  const { title, step } = WECHAT[wechat ?? 'friend'];
  const code = <Picture picture={{ src: codeSrc, alt: '本页的二维码' }} ratio="square" sizes="200px" />;
  return (
    <>
      <ShareWidget label={label} entries={entries}>
        {!mobile && (
          <div className={styles.scan}>
            {code}
            <p>用微信扫一扫，发给朋友或朋友圈</p>
          </div>
        )}
      </ShareWidget>
      <Dialog open={wechat !== null} title={title} layout="sheet" buttons={false} onClose={() => setWechat(null)}>
        <div className={styles.sheet}>
          {code}
          <p>用微信扫一扫打开本页，或复制链接到微信里打开，再点右上角“···”，选“{step}”。</p>
          <Button onClick={() => void copy()}>复制链接</Button>
        </div>
      </Dialog>
      <Toast notice={notice} onClose={() => setNotice(null)} />
    </>
  );
}
