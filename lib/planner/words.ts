import type { Needs } from './needs';
import type { PlannedDevice } from './plan';

/** A plan as text, for the message of an enquiry. @param address that shows it */
export function planText(devices: readonly PlannedDevice[], { price, leadTime }: Needs, address: string): string {
  const lines = devices.map(({ version, amount }) => `${version.title}（${version.moduleTitle}）× ${amount}`);
  return [
    '想请你们看看这份规划：',
    ...lines,
    ...(price ? [`参考价合计：${price}`] : []),
    ...(leadTime ? [`交货期：${leadTime.text}`] : []),
    `网址：${address}`,
    '我们的情况：',
  ].join('\n');
}

/** What a plan is called. */
export function planTitle(devices: readonly PlannedDevice[], question: string): string {
  const count = `${devices.length}种设备`;
  return question
    ? `${question}，${count}`
    : `${[...new Set(devices.map(({ version }) => version.moduleTitle))].slice(0, 3).join('、')}，${count}`;
}
