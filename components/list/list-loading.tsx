import styles from './list-loading.module.css';

/** A list that is on its way: the ruler with its caret running. */
export function ListLoading() {
  return (
    <div className={styles.root}>
      <span className={styles.ruler} aria-hidden="true" />
      <p>正在加载</p>
    </div>
  );
}
