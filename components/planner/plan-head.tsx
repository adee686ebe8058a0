import type { SolutionFacts } from '@/lib/content/solution-facts';
import { enquireAboutPlan } from '@/lib/pages/enquire-about';
import type { PlanPreviewData } from '@/lib/pages/plan-preview';
import { readPlan } from '@/lib/floor-plans/plan';
import { planQuery } from '@/lib/planner/address';
import type { Replaced } from '@/lib/planner/choose';
import type { Contradiction } from '@/lib/planner/contradictions';
import type { Needs } from '@/lib/planner/needs';
import type { Asked, PlannedDevice } from '@/lib/planner/plan';
import { planTitle } from '@/lib/planner/words';
import { listQuery } from '@/lib/enquiries/enquiry-list';
import { paths } from '@/lib/paths';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { addressOf } from '@/lib/seo/metadata';
import { PlanDrawing } from '../floor-plan/plan-drawing';
import { ButtonLink } from '../ui/button-link';
import { CopyButton } from '../ui/copy-button.client';
import { CoverLink } from '../ui/cover-link';
import { ListHead } from '../ui/list-head';
import { NoBreakText } from '../ui/no-break-text';
import { PrintButton } from '../ui/print-button.client';
import { NoContradictions } from './plan-contradictions';
import { PlanPreview } from './plan-preview';
import styles from './plan-head.module.css';

interface PlanHeadProps {
  asked: Asked;
  devices: readonly PlannedDevice[];
  /** by the conditions, from what the questions take */
  replaced: readonly Replaced[];
  contradictions: readonly Contradiction[];
  needs: Needs;
  /** of the solution that the plan is nearest to, with what is planned */
  room: SolutionFacts['plan'] | null;
}

/** What the planner is for; beside it an example of what comes out. */
export function PlannerHead({ preview }: { preview?: PlanPreviewData | null }) {
  const { title, crumbs } = fixedPages.planner;
  return (
    <ListHead
      title={title}
      crumbs={crumbs}
      introduction="选想回答的问题，或想测的信号，得到一份规划：型号与理由、同步怎样走、房间与网络、第一个月、参考价与交货期。有冲突会直接指出。"
      aside={preview && <PlanPreview preview={preview} />}
    />
  );
}

/** What is planned, its room beside it, to be asked about, listed, printed, sent on; what the planner is for, where nothing is. */
export function PlanHead({ asked, devices, replaced, contradictions, needs, room }: PlanHeadProps) {
  const { title, path, crumbs } = fixedPages.planner;
  if (devices.length === 0) return <PlannerHead />;
  const address = addressOf(paths.planner(planQuery(asked)));
  const list = devices.map(({ version: { alias }, amount }) => ({ type: 'product' as const, alias, amount }));
  const action = enquireAboutPlan(asked, devices, needs);
  const plan = room && readPlan(room);
  const above = [...crumbs, { href: path, label: title }];
  return (
    <ListHead
      title={planTitle(devices, needs.isAsked ? (needs.base?.title ?? '') : '')}
      count={asked.people > 1 && `同时${asked.people}人`}
      crumbs={above}
      aside={
        plan && (
          <figure className={styles.room}>
            <PlanDrawing plan={plan} devices={devices.map(({ version }) => version.alias)} />
            <figcaption>
              <CoverLink href="#needs">{`房间${plan.width}\u00A0×\u00A0${plan.depth}\u00A0m，见下面的平面图`}</CoverLink>
            </figcaption>
          </figure>
        )
      }
    >
      {needs.price && (
        <p className={styles.sum}>
          <NoBreakText>{needs.price}</NoBreakText>
          <small>参考价合计（{needs.priceDate}）</small>
        </p>
      )}
      <div className={styles.root} data-screen-only="">
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        <ButtonLink href={paths.enquiryList(listQuery(list))} kind="secondary">
          放进询价单
        </ButtonLink>
        <PrintButton>打印</PrintButton>
        <CopyButton text={address} label="复制网址" />
      </div>
      {contradictions.length === 0 && <NoContradictions replaced={replaced} />}
    </ListHead>
  );
}
