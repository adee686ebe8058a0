import { planQuery } from '@/lib/planner/address';
import { misfits, withDevices, withSwapped } from '@/lib/planner/choose';
import type { Asked, Catalogue, PlannedDevice } from '@/lib/planner/plan';
import { splitLeadTime, termsOf } from '@/lib/planner/terms';
import { paths } from '@/lib/paths';
import { Thumbnail } from '../list/thumbnail';
import { NoBreakText } from '../ui/no-break-text';
import { PageLink } from '../ui/page-link';
import styles from './plan-devices.module.css';

interface PlanDevicesProps {
  asked: Asked;
  catalogue: Catalogue;
  devices: readonly PlannedDevice[];
}

/** Every device with what it is for and what not, and its siblings to be taken instead. */
export function PlanDevices({ asked, catalogue, devices }: PlanDevicesProps) {
  return (
    <>
      <ol className={styles.root}>
        {devices.map((device) => {
          const { version, amount } = device;
          const { alias, title, module, moduleTitle, image, fit, unfit, price, leadTime } = version;
          const others = catalogue.versions.filter((one) => one.module === module && one !== version);
          return (
            <li key={alias}>
              <Thumbnail picture={image} />
              <div>
                <h3>
                  <PageLink href={paths.product(module, alias)}>{title}</PageLink> × {amount}
                </h3>
                <p className={styles.kind}>{moduleTitle}</p>
                {price && <p className={styles.price}>{price.band}</p>}
                <p className={styles.kind}>
                  {[price && '单件参考价', leadTime && `交货期${splitLeadTime(leadTime).weeks}`]
                    .filter(Boolean)
                    .join('，')}
                </p>
              </div>
              <div className={styles.said}>
                <dl>
                  {fit && <Said name="适合" text={fit} />}
                  {unfit && <Said name="不适合" text={unfit} />}
                  <Said name="怎样接" text={setupWords(version.setup)} />
                </dl>
                <p className={styles.others} data-screen-only="">
                  {others.map((other) => (
                    <PageLink
                      key={other.alias}
                      href={paths.planner(planQuery(withSwapped(asked, devices, version, other)))}
                      rel="nofollow"
                      title={misfits(other, asked).join('，') || other.fit}
                    >
                      换成{other.title}
                    </PageLink>
                  ))}
                  {devices.length > 1 && (
                    <PageLink
                      href={paths.planner(
                        planQuery(
                          withDevices(
                            asked,
                            devices.filter((one) => one !== device),
                          ),
                        ),
                      )}
                      rel="nofollow"
                    >
                      去掉{title}
                    </PageLink>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <ul className={styles.terms}>
        {termsOf(devices).map((term) => (
          <li key={term}>
            <NoBreakText>{term}</NoBreakText>
          </li>
        ))}
      </ul>
    </>
  );
}

function Said({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <NoBreakText>{text}</NoBreakText>
      </dd>
    </div>
  );
}

/** What a version takes and gives, in one line. */
function setupWords(setup: PlannedDevice['version']['setup']): string {
  if (!setup) return '没有写明，来问我们';
  const { places, motion, cable, link, rate, trigger, outputs, power } = setup;
  return [
    places.length > 0 && `位置：${places.join('、')}`,
    `被试${motion}`,
    cable && `身上带着${cable}`,
    `数据走${link}${rate ? `，${rate}\u00A0Mbit/s` : ''}`,
    trigger && `TTL输入在${trigger}`,
    outputs && `TTL输出${outputs}路`,
    power && `市电${power}\u00A0W`,
  ]
    .filter(Boolean)
    .join('；');
}
