import { paths } from '../paths';
import { planQuery } from '../planner/address';
import type { Needs } from '../planner/needs';
import type { Asked, PlannedDevice } from '../planner/plan';
import { planText } from '../planner/words';
import { addressOf } from '../seo/metadata';

/** The action of a page about one thing: an enquiry that names it already. */
export function enquireAbout(name: string): { href: string; label: string } {
  return enquireFor(`想了解${name}：`);
}

/** The action of a plan: its devices and its address are in the message. */
export function enquireAboutPlan(asked: Asked, devices: readonly PlannedDevice[], needs: Needs) {
  return enquireFor(planText(devices, needs, addressOf(paths.planner(planQuery(asked)))));
}

/** The action of a page that has written the message already. */
function enquireFor(message: string): { href: string; label: string } {
  return { href: paths.contact(message), label: '提交需求' };
}
