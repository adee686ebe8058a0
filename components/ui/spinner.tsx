import styles from './spinner.module.css';

/** Something is on its way: the ruler with its mark running. */
export function Spinner({ label = '正在加载…' }: { label?: string }) {
  return (
    <div role="status" className={styles.root}>
      <span className={styles.ruler} aria-hidden="true" />
      {label}
    </div>
  );
}
