import { fiveYearsOf, ratesOf } from '@/lib/content/five-years';
import { inWan } from '@/lib/price-band';

const RATES = { seats: 3, seatFee: 2_400, storage: 2, storageFee: 1_800, warrantyShare: 6, participants: 100 };
const price = (band: string) => ({ band, factors: '', excludes: '', date: '2026-09' });
const device = (title: string, quantity: number) => ({
  title,
  quantity,
  kind: '',
  alias: '',
  href: '',
  image: null,
  records: '',
  keyValue: '',
  priceBand: '',
});
const kept = (model: string, perParticipant: number | null, calibrationFee: number | null) => ({
  model,
  perParticipant,
  calibrationFee,
});

test('购置、延保、席位、校准、耗材：每一项照写明的算法', () => {
  const cost = fiveYearsOf(
    { title: '方案', price: price('100–150万元'), devices: [device('甲', 2), device('乙', 1), device('丙', 4)] },
    RATES,
    [kept('甲', 2, 1_200), kept('乙', 18, null), kept('丁', 99, 9_999)],
  );
  expect(cost).toEqual({
    title: '方案',
    parts: {
      purchase: [1_000_000, 1_500_000],
      warranty: [240_000, 360_000],
      software: [43_200, 43_200],
      calibration: [9_600, 9_600],
      consumables: [10_000, 10_000],
    },
    total: [1_302_800, 1_922_800],
    perParticipant: 20,
  });
});

test('以元写的区间也算；没有区间就不算', () => {
  const one = (band: string) => fiveYearsOf({ title: '', price: price(band), devices: [] }, RATES, []);
  expect(one('3,800–5,200元')?.parts.purchase).toEqual([3_800, 5_200]);
  expect(one('面议')).toBeNull();
  expect(fiveYearsOf({ title: '', price: null, devices: [] }, RATES, [])).toBeNull();
});

test('少一个数，整套算法都不用', () => {
  expect(ratesOf({ rates: RATES })).toEqual(RATES);
  expect(ratesOf({ rates: { ...RATES, seats: null } })).toBeNull();
  expect(ratesOf({ rates: null })).toBeNull();
});

test('区间写到万元，单个的数写到千元', () => {
  expect(inWan([1_302_800, 1_922_800])).toBe('130–192');
  expect(inWan([43_200, 43_200])).toBe('4.3');
  expect(inWan([0, 0])).toBe('–');
});
