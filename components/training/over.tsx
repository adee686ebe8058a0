import styles from './over.module.css';

/** Says of a course that it lies behind us. */
export function Over() {
  return <span className={styles.root}>已结束</span>;
}
