import type { UnknownOption } from '@/lib/browser/list/address';
import styles from './unknown-options.module.css';

/** Says what an address asked for that no filter has; always on the page, so that screen readers hear of it. */
export function UnknownOptions({ unknown }: { unknown: UnknownOption[] }) {
  return (
    <div role="status">
      {unknown.map(({ label, value }) => (
        <p key={label} className={styles.root}>
          网址里的{label}“<span className={styles.value}>{value}</span>”不存在，没有按它筛选
        </p>
      ))}
    </div>
  );
}
