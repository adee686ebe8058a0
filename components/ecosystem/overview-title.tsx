import { ecosystemPath } from '@/lib/paths';
import { ArrowLink } from '../ui/arrow-link';
import styles from './overview.module.css';

interface OverviewTitleProps {
  alias: string;
  title: string;
  total: number | null;
  /** what is counted, after its number */
  unit: string;
}

/** The name of a category with the way to all of it. */
export function OverviewTitle({ alias, title, total, unit }: OverviewTitleProps) {
  return (
    <div className={styles.title}>
      <h2 id={`${alias}-title`}>{title}</h2>
      <ArrowLink href={ecosystemPath(alias)}>{total === null ? '更多' : `全部${total}${unit}`}</ArrowLink>
    </div>
  );
}
