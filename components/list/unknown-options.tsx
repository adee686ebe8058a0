import type { UnknownOption } from '@/lib/browser/list/address';
import { summarise } from '@/lib/text';
import styles from './unknown-options.module.css';

/** Longest value that is repeated to the visitor. */
const VALUE_LENGTH = 24;

/** Says what an address asked for that no filter has; always on the page, so that screen readers hear of it. */
export function UnknownOptions({ unknown }: { unknown: UnknownOption[] }) {
  return (
    <div role="status">
      {unknown.map(({ label, value }) => (
        <p key={label} className={styles.root}>
          网址里的{label}“{summarise(value, VALUE_LENGTH)}”不存在，没有按它筛选
        </p>
      ))}
    </div>
  );
}
