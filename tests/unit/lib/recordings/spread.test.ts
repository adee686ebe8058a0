import { spread } from '@/lib/recordings/spread';

test('有地方的站在自己的位置上', () => {
  expect(spread([10, 40, 90], 16, 200)).toEqual([10, 40, 90]);
});

test('挤在一起的各让一点，次序不变，中间还在中间', () => {
  expect(spread([50, 51, 52], 16, 200)).toEqual([35, 51, 67]);
  // the two that were pushed aside push the next one
  const places = spread([50, 50, 60], 16, 200);
  places.slice(1).forEach((place, index) => expect(place - places[index]).toBeGreaterThanOrEqual(16));
  expect((places[0] + places[1] + places[2]) / 3).toBeCloseTo((50 + 50 + 60) / 3);
});

test('两头的不出边', () => {
  expect(spread([0, 1], 16, 200)).toEqual([0, 16]);
  expect(spread([199, 200], 16, 200)).toEqual([184, 200]);
  expect(spread([], 16, 200)).toEqual([]);
});
