import type { NamedValue } from '@/lib/content/types';
import { withUnit } from '@/lib/text';
import styles from './parameter-list.module.css';

/** Every parameter with its value, in two columns that are read downwards. */
export function ParameterList({ parameters }: { parameters: NamedValue[] }) {
  return (
    <dl className={styles.root}>
      {parameters.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{withUnit(value, unit)}</dd>
        </div>
      ))}
    </dl>
  );
}
