'use client';

import { useEffect, useState } from 'react';
import { site } from '@/lib/site';
import { splitFirstSentence } from '@/lib/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog.client';
import type { ShareProps } from './share-props';
import styles from './share-poster.module.css';

interface SharePosterProps extends ShareProps {
  open: boolean;
  onClose: () => void;
}

/** The page as one tall picture with its code, for the moments: to keep with a long press, or to download. */
export function SharePoster({ page, cover, codeSrc, kind, open, onClose }: SharePosterProps) {
  const [poster, setPoster] = useState<{ src: string; ms: number } | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!open || poster) return;
    let wanted = true;
    const from = performance.now();
    void import('@/lib/browser/poster')
      .then(({ drawPoster }) =>
        drawPoster({
          picture: cover,
          kind,
          title: page.title,
          line: splitFirstSentence(page.summary)[0],
          code: codeSrc,
          site: site.name,
          tagline: site.tagline,
        }),
      )
      .then((drawn) => {
        if (wanted) setPoster({ src: drawn, ms: Math.round(performance.now() - from) });
      })
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [open, poster, page, cover, codeSrc, kind]);

  return (
    <Dialog open={open} title="海报" buttons={false} onClose={onClose}>
      <div className={styles.root} aria-busy={!poster && !failed}>
        {poster && (
          <>
            {/* eslint-disable-next-line @next/next/no-img-element -- drawn here, there is nothing to optimise */}
            <img src={poster.src} data-ms={poster.ms} alt={`海报：${page.title}，附本页的二维码`} width={750} />
            <p>长按图片保存，或者下载以后发到朋友圈</p>
            <Button onClick={() => download(poster.src, `${page.title}.jpg`)}>下载海报</Button>
          </>
        )}
        {!poster && <p role="status">{failed ? '海报没有画成，请关上再试一次，或改用二维码' : '正在画海报……'}</p>}
      </div>
    </Dialog>
  );
}

function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
