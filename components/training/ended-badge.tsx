import styles from './ended-badge.module.css';

/** Says of a course that it lies behind us. */
export function EndedBadge() {
  return <span className={styles.root}>已结束</span>;
}
