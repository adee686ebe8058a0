import { getPlannerCatalogue } from '@/lib/content/planner-catalogue';
import { chooseDevices } from '@/lib/planner/choose';
import { findContradictions } from '@/lib/planner/contradictions';
import { NOTHING_ASKED } from '@/lib/planner/plan';

/* The rules over the sample's own catalogue: what the content says is what they read. */

test('每个型号都写了怎样接，每个方案都有设备，网络有得选', async () => {
  const { versions, solutions, networks, modules } = await getPlannerCatalogue();
  expect(versions.filter(({ setup }) => !setup)).toEqual([]);
  expect(versions.every(({ module }) => modules.some(({ alias }) => alias === module))).toBe(true);
  expect(solutions.length).toBeGreaterThan(0);
  expect(networks.length).toBeGreaterThan(1);
});

test('每个方案照它自己的设备规划，坐着、走网络校时，没有矛盾', async () => {
  const catalogue = await getPlannerCatalogue();
  for (const { alias, devices } of catalogue.solutions) {
    const asked = { ...NOTHING_ASKED, questions: [alias] };
    expect([alias, chooseDevices(asked, catalogue).length]).toEqual([alias, devices.length]);
    expect([alias, findContradictions(asked, catalogue)]).toEqual([alias, []]);
  }
});

test('脑电帽与头盔占同一处，64导的帽子与24通道近红外能同戴', async () => {
  const catalogue = await getPlannerCatalogue();
  const says = (...aliases: string[]) =>
    findContradictions({ ...NOTHING_ASKED, versions: aliases.map((alias) => ({ alias, amount: 1 })) }, catalogue);
  expect(says('hz-e32', 'hz-x2')).toHaveLength(1);
  expect(says('hz-e64', 'hz-n24')).toEqual([]);
});
