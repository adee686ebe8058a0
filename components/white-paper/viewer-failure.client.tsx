'use client';

import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import styles from './viewer-panel.module.css';

interface ViewerFailureProps {
  /** there is no such file, rather than no way to it now */
  missing: boolean;
  onRetry: () => void;
}

/** The paper could not be opened: what that means, and the ways on. */
export function ViewerFailure({ missing, onRetry }: ViewerFailureProps) {
  return (
    <section className={styles.root} role="alert">
      <h2>{missing ? '没有找到这份文件' : '这份文件现在打不开'}</h2>
      <p>{missing ? '它可能正在更换。' : '网络断了，或者文件有问题。'}可以再试一次，也可以先看看别的白皮书。</p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>再试一次</Button>
        <ButtonLink kind="secondary" href={paths.whitePapers()}>
          回到白皮书
        </ButtonLink>
      </div>
    </section>
  );
}
