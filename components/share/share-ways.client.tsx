'use client';

import { copyText } from '@/lib/browser/copy-text';
import { useMobile } from '@/lib/browser/use-media-query';
import { sharedAddress, shareTargets } from '@/lib/share/targets';
import { Picture } from '../ui/picture';
import { ShareEntries, type ShareEntry } from '../ui/share-entries.client';
import type { ShareProps, ShareStep } from './share-props';
import styles from './share-ways.module.css';

interface ShareWaysProps extends ShareProps {
  onStep: (step: ShareStep) => void;
  onDone: () => void;
}

/** On phones the system's own sheet where there is one, then four ways; on wide screens a code to scan and a bar of the others. */
export function ShareWays({ page, codeSrc, onStep, onDone }: ShareWaysProps) {
  const mobile = useMobile();
  const targets: ShareEntry[] = [
    { key: 'weibo', label: '微博', href: shareTargets.weibo(page) },
    { key: 'qq', label: 'QQ好友', href: shareTargets.qq(page) },
  ];
  const poster: ShareEntry = { key: 'poster', label: '生成海报', onSelect: () => onStep('poster') };
  const copy: ShareEntry = {
    key: 'copy',
    label: '复制链接',
    onSelect: () =>
      void copyText(sharedAddress(page.url, 'link')).then((isCopied) => onStep(isCopied ? 'copied' : 'not-copied')),
  };
  const system: ShareEntry = { key: 'system', label: '更多方式', onSelect: () => void openSystemSheet(page) };
  const entries = mobile
    ? [
        ...('share' in navigator ? [system] : []),
        { key: 'friend', label: '微信好友', onSelect: () => onStep('friend') },
        { key: 'moments', label: '朋友圈', onSelect: () => onStep('moments') },
        ...targets,
        poster,
      ]
    : [...targets, { key: 'qzone', label: 'QQ空间', href: shareTargets.qzone(page) }, copy, poster];
  return (
    <>
      {!mobile && (
        <div className={styles.scan}>
          <Picture picture={{ src: codeSrc, alt: '本页的二维码' }} ratio="square" sizes="200px" />
          <p>用微信扫一扫，发给朋友或朋友圈</p>
        </div>
      )}
      <ShareEntries entries={entries} onDone={onDone} />
    </>
  );
}

/** Visitors who close the sheet have changed their minds: nothing to say. */
async function openSystemSheet({ url, title, summary }: ShareProps['page']): Promise<void> {
  await navigator.share({ title, text: summary, url: sharedAddress(url, 'system') }).catch(() => {});
}
