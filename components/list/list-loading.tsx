import styles from './list-loading.module.css';

/** A list that is on its way: the ruler with its caret running. @param label empty where words are above it already */
export function ListLoading({ label = '正在加载' }: { label?: string }) {
  return (
    <div className={styles.root}>
      <span className={styles.ruler} aria-hidden="true" />
      {label && <p>{label}</p>}
    </div>
  );
}
