import type { Comparison } from '@/lib/content/comparison';
import { listQuery } from '@/lib/enquiries/enquiry-list';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { paths } from '@/lib/paths';
import { comparisonPage } from '@/lib/seo/comparison-page';
import { EnquireButton } from '../enquiry-list/enquire-button.client';
import { PageShare } from '../share/page-share';
import { ButtonLink } from '../ui/button-link';
import { ListHead } from '../ui/list-head';
import { PrintButton } from '../ui/print-button.client';
import styles from './comparison-head.module.css';

/** What is compared and how much of it agrees; to be asked about, printed, sent on. */
export function ComparisonHead({ comparison }: { comparison: Comparison }) {
  const page = comparisonPage(comparison);
  const { versions, different, same, partial } = comparison;
  const counts = [
    different.length > 0 && `${different.length}项不同`,
    same.length > 0 && `${same.length}项相同`,
    partial.length > 0 && `${partial.length}项无法直接比较`,
  ].filter(Boolean);
  if (versions.length === 0)
    return (
      <ListHead
        title={page.title}
        crumbs={page.crumbs}
        introduction="勾选两到四个型号。不一样的参数排在前面，一样的收起来；只有一类设备才有的行另外列出。"
      />
    );
  const plan = paths.planner(
    listQuery(versions.map(({ product: { alias } }) => ({ type: 'product', alias, amount: 1 }))),
  );
  const action = enquireAbout(versions.map(({ product }) => product.title).join('、'));
  return (
    <ListHead title={page.title} count={versions.length > 1 ? counts.join('，') : ''} crumbs={page.crumbs}>
      <div className={styles.actions} data-screen-only="">
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        <EnquireButton items={versions.map(({ product: { alias, title } }) => ({ type: 'product', alias, title }))} />
        <ButtonLink href={plan} kind="secondary">
          放进规划
        </ButtonLink>
        <span className={styles.print}>
          <PrintButton>打印</PrintButton>
        </span>
        <PageShare page={page} label="分享这次对比" />
      </div>
    </ListHead>
  );
}
