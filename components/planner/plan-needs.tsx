import type { SolutionFacts } from '@/lib/content/solution-facts';
import { isOwnRoom, type Needs } from '@/lib/planner/needs';
import type { PlannedDevice } from '@/lib/planner/plan';
import { paths } from '@/lib/paths';
import { withUnit } from '@/lib/text';
import { BuyerLinks } from '../buyer/buyer-links';
import { RoomPlan } from '../floor-plan/room-plan';
import { NoBreakText } from '../ui/no-break-text';
import { PageLink } from '../ui/page-link';
import styles from './plan-needs.module.css';

interface PlanNeedsProps {
  needs: Needs;
  /** of the base */
  facts: SolutionFacts | null;
  devices: readonly PlannedDevice[];
  /** of the base, with these devices; null where it can only be drawn with its own */
  room: SolutionFacts['plan'] | null;
}

/** What the plan costs and takes: what can be added up, then the room of the solution that it is nearest to. */
export function PlanNeeds({ needs, facts, devices, room }: PlanNeedsProps) {
  const { base, isWhole, price, priceDate, unpriced, leadTime, power, load } = needs;
  const network = [
    load.wired > 0 && `有线${load.wired}\u00A0Mbit/s`,
    load.wireless > 0 && `无线${load.wireless}\u00A0Mbit/s`,
    load.bluetooth > 0 && `蓝牙${load.bluetooth}台`,
  ].filter(Boolean);
  const rows = [
    { name: '参考价', value: price && `${price}（${priceDate}）` },
    { name: '交货期', value: leadTime?.text ?? '' },
    { name: '市电', value: power > 0 ? powerWords(power) : '' },
    { name: '网络', value: network.join('，') },
  ].filter(({ value }) => value);
  return (
    <div className={styles.root}>
      <dl>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </dl>
      <p className={styles.note}>
        <NoBreakText>
          {isWhole && facts?.price
            ? facts.price.excludes
            : '参考价由各型号的单件参考价相加，含与不含见各型号的页面；方案的价格另含安装与软件席位。'}
        </NoBreakText>
        {unpriced.length > 0 && `${unpriced.join('、')}没有参考价，不在里面。`}
        {!isWhole && leadTime && `交货期按最久的${leadTime.title}。`}
        {power > 0 && '市电只算设备自己，电脑与照明另计。'}
      </p>
      {base && facts && (
        <>
          <h3>房间与人手</h3>
          <p className={styles.note}>
            <BaseNote needs={needs} facts={facts} devices={devices} room={room} />
          </p>
          {isOwnRoom(needs) && (
            <>
              <RoomPlan facts={room ? { plan: room, devices: devices.map(deviceOf) } : facts} />
              <dl>
                {facts.roomFacts.map(({ name, value, unit }) => (
                  <Row key={name} name={name} value={withUnit(value, unit)} />
                ))}
              </dl>
            </>
          )}
        </>
      )}
      <BuyerLinks types={['purchase', 'it']} />
    </div>
  );
}

/** Whose room it is; a plan that only comes near a solution has none of its own. */
function BaseNote({
  needs: { base, isAsked, isWhole },
  facts,
  devices,
  room,
}: PlanNeedsProps & { facts: SolutionFacts }) {
  const link = base && <PageLink href={paths.solution(base.alias)}>“{base.title}”方案</PageLink>;
  if (isWhole) return <>设备与{link}一样，照它准备。</>;
  if (!isAsked) return <>没有选问题，房间与第一个月不猜。设备最接近的是{link}，可以从它的房间看起。</>;
  if (room) {
    const missing = devices.filter(({ version }) => !room.some(({ device }) => device === version.alias));
    return (
      <>
        房间照{link}，图里换成了这份规划的型号
        {missing.length > 0 && (
          <NoBreakText>{`，没有画的是${missing.map(({ version }) => version.title).join('、')}`}</NoBreakText>
        )}
        。面积、供电与人手还是那个方案的，先照它准备，再按上面的合计改。
      </>
    );
  }
  const own = facts.devices.map(({ title, quantity }) => `${title} × ${quantity}`).join('、');
  return (
    <>
      下面是{link}的房间，那里装的是<NoBreakText>{own}</NoBreakText>
      。这份规划的设备不同，先照它准备，再按上面的合计改。
    </>
  );
}

/** As the list of a plan has it. */
const deviceOf = ({ version: { alias, module, moduleTitle, title, price }, amount }: PlannedDevice) => ({
  alias,
  title,
  kind: moduleTitle,
  href: paths.product(module, alias),
  quantity: amount,
  priceBand: price?.band ?? '',
});

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <NoBreakText>{value}</NoBreakText>
      </dd>
    </div>
  );
}

const powerWords = (watts: number) => (watts < 1000 ? `${watts}\u00A0W` : `${Math.round(watts / 100) / 10}\u00A0kW`);
