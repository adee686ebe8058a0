'use client';

import type { FailureReason } from '@/lib/browser/paper/source';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import styles from './viewer-panel.module.css';

/** A page as the server draws it, in the shape of page 1. */
export interface PagePicture {
  src: string;
  width: number;
  height: number;
}

interface ViewerFailureProps {
  reason: FailureReason;
  /** the file, as much of it as this browser may have */
  file: string;
  /** the free pages as the server draws them */
  pictures: readonly PagePicture[];
  onRetry: () => void;
}

const WORDS: Record<FailureReason, { title: string; text: string }> = {
  missing: { title: '没有找到这份文件', text: '它可能正在更换。' },
  network: { title: '这份文件现在打不开', text: '网络好像断了，或者服务器没有答复。' },
  file: { title: '这份文件打不开', text: '是文件本身的问题，与网络无关。' },
  browser: { title: '这个浏览器打不开阅读器', text: '它的版本可能太旧。文件可以下载下来，用别的软件看。' },
};

/** The paper could not be opened: what that means, the ways on, and the free pages as pictures. */
export function ViewerFailure({ reason, file, pictures, onRetry }: ViewerFailureProps) {
  const { title, text } = WORDS[reason];
  const shown = reason === 'missing' ? [] : pictures;
  return (
    <>
      <section className={styles.root} role="alert">
        <h2>{title}</h2>
        <p>
          {text}
          {shown.length > 0 ? `下面是前${shown.length}页的图。` : '可以再试一次，也可以先看看别的白皮书。'}
        </p>
        <div className={styles.actions}>
          <Button onClick={onRetry}>再试一次</Button>
          {reason === 'browser' && (
            <ButtonLink kind="secondary" href={file}>
              下载文件
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" href={paths.whitePapers()}>
            回到白皮书
          </ButtonLink>
        </div>
      </section>
      {shown.map((picture, index) => (
        // eslint-disable-next-line @next/next/no-img-element -- drawn for this place: there is nothing to optimise
        <img key={picture.src} className={styles.page} {...picture} alt={`第${index + 1}页`} loading="lazy" />
      ))}
    </>
  );
}
