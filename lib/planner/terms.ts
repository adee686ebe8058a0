import type { PlannedDevice } from './plan';

/** A lead time in weeks, and what it says besides: `4–6周，最早从…起算`. */
export function splitLeadTime(text: string): { weeks: string; rest: string } {
  const [, weeks, rest] = /^([^，；]*周)[，；](.+)$/.exec(text) ?? [];
  return weeks ? { weeks, rest } : { weeks: text, rest: '' };
}

/** Of which day the prices are and what the lead times say beside their weeks: each once, of all or of those named. */
export function termsOf(devices: readonly PlannedDevice[]): string[] {
  const versions = devices.map(({ version }) => version);
  const dates = versions.map(({ title, price }) => ({ title, said: price ? `参考价：单件，${price.date}` : '' }));
  const rests = versions.map(({ title, leadTime }) => ({ title, said: splitLeadTime(leadTime).rest }));
  return [
    ...together(dates),
    ...together(rests.map(({ title, said }) => ({ title, said: said && `交货期：${said}` }))),
  ];
}

/** What is said of all without their names. */
function together(each: readonly { title: string; said: string }[]): string[] {
  const all = [...new Set(each.map(({ said }) => said))].filter(Boolean);
  return all.map((said) => {
    const titles = each.filter((one) => one.said === said).map(({ title }) => title);
    return `${titles.length === each.length ? '' : `${titles.join('、')}的`}${said}。`;
  });
}
