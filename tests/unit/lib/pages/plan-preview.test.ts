import { getPlanChoices } from '@/lib/content/plan-choices';
import { getSolutionFacts } from '@/lib/content/solution-facts';
import { getPlanPreview } from '@/lib/pages/plan-preview';

test('规划示例是第一个有平面图与参考价的方案，价格是它自己的', async () => {
  const { solutions } = await getPlanChoices();
  const preview = (await getPlanPreview(solutions))!;
  const facts = await getSolutionFacts(preview.alias);
  expect(preview.price.band).toBe(facts.price!.band);
  expect(preview.deviceKinds).toBe(facts.devices.length);
});

test('没有方案就没有示例', async () => {
  expect(await getPlanPreview([])).toBeNull();
});
