import { getPlannerCatalogue } from '@/lib/content/planner-catalogue';
import { planQuery } from '@/lib/planner/address';
import { choose } from '@/lib/planner/choose';
import { findContradictions } from '@/lib/planner/contradictions';
import { NOTHING_ASKED, type Asked, type Catalogue } from '@/lib/planner/plan';

/* The rules over the sample's own catalogue: what the content says is what they read. */

test('每个型号都写了怎样接，每个方案都有设备，网络有得选', async () => {
  const { versions, solutions, networks, modules } = await getPlannerCatalogue();
  expect(versions.filter(({ setup }) => !setup)).toEqual([]);
  expect(versions.every(({ module }) => modules.some(({ alias }) => alias === module))).toBe(true);
  expect(solutions.length).toBeGreaterThan(0);
  expect(networks.length).toBeGreaterThan(1);
});

test('每个方案照它自己的设备规划，坐着、走网络校时，没有矛盾，一台也不换', async () => {
  const catalogue = await getPlannerCatalogue();
  for (const { alias, devices } of catalogue.solutions) {
    const asked = { ...NOTHING_ASKED, questions: [alias] };
    const { devices: chosen, replaced } = choose(asked, catalogue);
    expect([alias, chosen.length, replaced]).toEqual([alias, devices.length, []]);
    expect([alias, findContradictions(asked, catalogue)]).toEqual([alias, []]);
  }
});

/** Every solution, every two of them and every two measures, under every condition. */
function recommended({ solutions, modules }: Catalogue): Asked[] {
  const pairs = (names: string[]) => names.flatMap((one, index) => names.slice(index).map((other) => [one, other]));
  const chosen = [
    ...pairs(solutions.map(({ alias }) => alias)).map((names) => ({ questions: [...new Set(names)] })),
    ...pairs(modules.map(({ alias }) => alias)).map((names) => ({ measures: [...new Set(names)] })),
  ];
  return chosen.flatMap((what) =>
    [false, true].flatMap((walks) =>
      [false, true].flatMap((triggers) =>
        [1, 3].map((people) => ({ ...NOTHING_ASKED, ...what, walks, triggers, people })),
      ),
    ),
  );
}

test('网站自己配的，没有一处是换一个型号、添一台就没有了的矛盾', async () => {
  const catalogue = await getPlannerCatalogue();
  const sets = recommended(catalogue);
  expect(sets.length).toBeGreaterThan(500);
  const left = sets.flatMap((asked) =>
    findContradictions(asked, catalogue)
      .filter(({ ways }) => ways.length > 0)
      .map(({ says }) => `${planQuery(asked)}: ${says}`),
  );
  expect(left).toEqual([]);
});

test('一个问题，坐着，标记走触发线也没有矛盾', async () => {
  const catalogue = await getPlannerCatalogue();
  for (const { alias } of catalogue.solutions) {
    const asked = { ...NOTHING_ASKED, questions: [alias], triggers: true };
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
