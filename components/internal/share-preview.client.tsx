'use client';

import { useEffect, useState } from 'react';
import { readCard } from '@/lib/browser/read-card';
import { paths } from '@/lib/paths';
import { cardWarnings, ownPath, type SharedPage } from '@/lib/share/card-warnings';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field.client';
import { CardLooks } from './card-looks';
import styles from './share-preview.module.css';

const PATH_LENGTH_MOST = 500;
const FOREIGN = '这不是本站的网址。请填以/开头的路径，或本站页面的完整网址；别的网站的卡片在这里看不到。';
const FAILED = '没能打开这个网址，请检查网络后再试一次。';

interface Found {
  path: string;
  card: SharedPage | null;
  error: string;
}

/** Asks for a page of the site and shows how it will look where it is sent. @param origin public origin of the site */
export function SharePreview({ origin }: { origin: string }) {
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const typed = asked.get('path');
    if (!typed) return;
    const path = ownPath(typed, [origin, window.location.origin]);
    const reading = path ? readCard(path, asked.has('draft')) : Promise.reject(new Error(FOREIGN));
    reading
      .then((card) => setFound({ path: typed, card, error: '' }))
      .catch((error: unknown) => {
        const isForeign = error instanceof Error && error.message === FOREIGN;
        setFound({ path: typed, card: null, error: isForeign ? FOREIGN : FAILED });
      });
  }, [origin]);

  const warnings = found?.card ? cardWarnings(found.card) : [];
  return (
    <>
      <form action={paths.sharePreview()} method="get" className={styles.form}>
        <TextField
          key={found?.path ?? ''}
          label="页面的路径或网址"
          name="path"
          maxLength={PATH_LENGTH_MOST}
          defaultValue={found?.path ?? ''}
          placeholder={paths.cases()}
          error={found?.error}
        />
        <Button type="submit">看看</Button>
      </form>
      {found?.card && (
        <section aria-label="检查结果" className={styles.result}>
          <h2>{warnings.length > 0 ? `发之前要改${warnings.length}处` : '可以发'}</h2>
          {warnings.length > 0 && (
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      {found?.card?.picture && found.card.photo && (
        <section aria-label="两张图" className={styles.result}>
          <h2>卡片上是结果，也可以自己配实景图</h2>
          <p>
            链接带出来的是结果。发微博或朋友圈要自己上传图片时，两张任选：
            <a href={found.card.picture.src} download>
              下载结果图
            </a>
            <a href={found.card.photo} download>
              下载实景图
            </a>
          </p>
          {/* eslint-disable-next-line @next/next/no-img-element -- what is shown is what is downloaded */}
          <img src={found.card.photo} alt="实景图" width={400} height={210} />
        </section>
      )}
      {found?.card?.status === 200 && (
        <div className={styles.themes}>
          <CardLooks card={found.card} theme="light" />
          <CardLooks card={found.card} theme="dark" />
        </div>
      )}
    </>
  );
}
