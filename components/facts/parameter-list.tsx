import type { NamedValue } from '@/lib/content/types';
import { withUnit } from '@/lib/text';
import { NoBreakText } from '../ui/no-break-text';
import styles from './parameter-list.module.css';

/** Every parameter with its value, in two columns that are read downwards. */
export function ParameterList({ parameters }: { parameters: NamedValue[] }) {
  return (
    <dl className={styles.root}>
      {parameters.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <NoBreakText>{withUnit(value, unit)}</NoBreakText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
