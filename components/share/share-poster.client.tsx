'use client';

import { useState } from 'react';
import { ButtonLink } from '../ui/button-link';
import { Dialog } from '../ui/dialog.client';
import type { ShareProps } from './share-props';
import styles from './share-poster.module.css';

interface SharePosterProps extends ShareProps {
  open: boolean;
  onClose: () => void;
}

/** The page as one tall picture with its code, for the moments: to keep with a long press, or to download. */
export function SharePoster({ page, posterSrc, open, onClose }: SharePosterProps) {
  return (
    <Dialog open={open} title="海报" buttons={false} onClose={onClose}>
      {open && <Poster src={posterSrc} title={page.title} />}
    </Dialog>
  );
}

/** Asked for anew each time it is opened, so that one that failed is tried again. */
function Poster({ src, title }: { src: string; title: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  return (
    <div className={styles.root} data-state={state} aria-busy={state === 'loading'}>
      {state !== 'failed' && (
        // eslint-disable-next-line @next/next/no-img-element -- the server has made it in this size
        <img
          src={src}
          alt={`海报：${title}，附本页的二维码`}
          width={750}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
      {state === 'shown' ? (
        <>
          <p>长按图片保存，或者下载以后发到朋友圈</p>
          <ButtonLink href={src} download={`${title}.jpg`}>
            下载海报
          </ButtonLink>
        </>
      ) : (
        <p role="status">{state === 'failed' ? '海报生成失败，请关上再试一次，或改用二维码' : '正在生成海报……'}</p>
      )}
    </div>
  );
}
