import { Button } from '../ui/button';
import styles from './page-out-of-range.module.css';

interface PageOutOfRangeProps {
  /** the page that was asked for, and how many there are */
  page: number;
  count: number;
  onBack: () => void;
}

/** Says that a list does not reach as far as its address asks, and leads back. */
export function PageOutOfRange({ page, count, onBack }: PageOutOfRangeProps) {
  return (
    <div className={styles.root}>
      <p role="status">
        没有第{page}页，这里一共{count}页。
      </p>
      <Button kind="secondary" onClick={onBack}>
        回到第1页
      </Button>
    </div>
  );
}
