import type { PlanPreviewData } from '@/lib/pages/plan-preview';
import { paths } from '@/lib/paths';
import { planQuery } from '@/lib/planner/address';
import { NOTHING_ASKED } from '@/lib/planner/plan';
import { PlanDrawing } from '../floor-plan/plan-drawing';
import { CoverLink } from '../ui/cover-link';
import { NoBreakText } from '../ui/no-break-text';
import styles from './plan-preview.module.css';

/** What comes out, by one example: the room as it is drawn, what it costs; leads to that plan. */
export function PlanPreview({ preview: { alias, title, plan, deviceKinds, price } }: { preview: PlanPreviewData }) {
  return (
    <figure className={styles.root}>
      <PlanDrawing plan={plan} />
      <figcaption>
        <p className={styles.quiet}>规划示例</p>
        <p className={styles.title}>
          <CoverLink href={paths.planner(planQuery({ ...NOTHING_ASKED, questions: [alias] }))}>{title}</CoverLink>
        </p>
        <p className={styles.price}>
          <NoBreakText>{price.band}</NoBreakText>
        </p>
        <p className={styles.quiet}>参考价（{price.date}）</p>
        <p className={styles.quiet}>{`${deviceKinds}种设备，房间${plan.width}\u00A0×\u00A0${plan.depth}\u00A0m`}</p>
      </figcaption>
    </figure>
  );
}
