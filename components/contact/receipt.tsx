import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import styles from './receipt.module.css';

/** The number that a visitor keeps: with it the enquiry can be withdrawn. */
export function Receipt({ number }: { number: string }) {
  return (
    <div className={styles.root}>
      <p>已收到，两个工作日内答复。受理编号：</p>
      <p className={styles.number}>{number}</p>
      <p>
        请记下编号，凭它可以<PageLink href={paths.withdrawal()}>撤回这次提交</PageLink>。
      </p>
    </div>
  );
}
