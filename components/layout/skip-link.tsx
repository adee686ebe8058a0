import { paths } from '@/lib/paths';
import styles from './skip-link.module.css';

/** First stop of the keyboard: past the menus. */
export function SkipLink({ children = '跳到正文' }: { children?: string }) {
  return (
    <a href={paths.section('content')} className={styles.root}>
      {children}
    </a>
  );
}
