import type { ComponentProps } from 'react';
import styles from './cover-link.module.css';
import { PageLink } from './page-link';

/**
 * The one link of a card or a row: it can be pressed anywhere in the nearest element of the class `area`
 * (cover-link.module.css). Without such an element only its words can be pressed.
 */
export function CoverLink(props: Omit<ComponentProps<typeof PageLink>, 'className'>) {
  return <PageLink {...props} className={styles.root} />;
}
