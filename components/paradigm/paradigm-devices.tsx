import type { Paradigm } from '@/lib/content/paradigm';
import { paths } from '@/lib/paths';
import { NoBreakText } from '../ui/no-break-text';
import { PageLink } from '../ui/page-link';
import styles from './paradigm-devices.module.css';

/** Which versions, what each records, and how it is set for this task. */
export function ParadigmDevices({ devices }: Pick<Paradigm, 'devices'>) {
  return (
    <ul className={styles.root}>
      {devices.map(
        ({ product, records, setting }) =>
          product && (
            <li key={product.id}>
              <PageLink href={paths.product(product.parentAlias, product.alias)}>{product.title}</PageLink>
              <span>
                <NoBreakText>{records}</NoBreakText>
              </span>
              <small>
                <NoBreakText>{setting}</NoBreakText>
              </small>
            </li>
          ),
      )}
    </ul>
  );
}
