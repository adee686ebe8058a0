import { english } from '@/lib/english/words';
import { Button } from '../ui/button';
import styles from './english-head.module.css';

export function EnglishFailure({ retry }: { retry: () => void }) {
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <h1>{english.failed.title}</h1>
        <p className={styles.introduction}>{english.failed.text}</p>
        <div className={styles.actions}>
          <Button onClick={() => retry()}>{english.again}</Button>
        </div>
      </div>
    </div>
  );
}
