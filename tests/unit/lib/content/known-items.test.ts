import { KnownItems, type KnownItem } from '@/lib/content/known-items';

const item = (alias: string): KnownItem => ({ id: `id-${alias}`, alias });

/** A list over `items`, a clock, and how often it was read. */
function over(items: KnownItem[], took = 0) {
  const state = { items, time: 0, reads: 0 };
  const read = async () => {
    state.reads += 1;
    state.time += took;
    return state.items;
  };
  return { state, known: new KnownItems(read, () => state.time) };
}

test('两千个编造的名字：名单一秒最多读一次', async () => {
  const { state, known } = over([item('a')]);
  for (let made = 0; made < 2_000; made++) {
    expect(await known.find(`zz${made}`)).toBeNull();
    state.time += 1;
  }
  expect(state.reads).toBeLessThanOrEqual(3);
});

test('一起来的只读一次', async () => {
  const { state, known } = over([item('a')]);
  expect(await Promise.all([known.find('x'), known.find('y'), known.find('a')])).toEqual([null, null, item('a')]);
  expect(state.reads).toBe(1);
});

test('读得慢的名单读得更少', async () => {
  const { state, known } = over([item('a')], 250);
  for (let second = 0; second < 60; second++) {
    await known.find('made-up');
    state.time += 1_000;
  }
  expect(state.reads * 250).toBeLessThan(60_000 * 0.1);
});

test('新添的在一秒以后认得；别名与 id 都认', async () => {
  const { state, known } = over([item('a')]);
  expect(await known.find('b')).toBeNull();
  state.items = [item('a'), item('b')];
  state.time += 1_500;
  expect(await known.find('b')).toEqual(item('b'));
  expect(await known.find('id-b')).toEqual(item('b'));
});

test('读得再慢，新添的也在六秒以后认得', async () => {
  const { state, known } = over([item('a')], 4_000);
  expect(await known.find('b')).toBeNull();
  state.items = [item('a'), item('b')];
  state.time += 6_500;
  expect(await known.find('b')).toEqual(item('b'));
});

test('撤下的由页面去说；空的名单什么也证明不了', async () => {
  const { state, known } = over([item('a'), item('b')]);
  expect(await known.find('b')).toEqual(item('b'));
  state.items = [item('a')];
  state.time += 40_000;
  await known.find('b');
  state.time += 40_000;
  expect(await known.find('b')).toBeUndefined();
  const ill = over([]);
  expect(await ill.known.find('a')).toBeUndefined();
});

test('名单读不到：说不准就是错误，认得的照认', async () => {
  let isDown = false;
  let time = 0;
  const known = new KnownItems(
    async () => {
      if (isDown) throw new Error('没有答复');
      return [item('a')];
    },
    () => time,
  );
  await known.find('a');
  isDown = true;
  time = 60_000;
  expect(await known.find('a')).toEqual(item('a'));
  await expect(known.find('b')).rejects.toThrow('没有答复');
});

test('有人说名单变了：马上再读，认得的不用等；正在读的时候变的，再读一次', async () => {
  const { state, known } = over([item('a')]);
  await known.find('a');
  state.items = [item('b')];
  known.changed();
  expect(await known.find('a')).toEqual(item('a'));
  expect(await known.find('b')).toEqual(item('b'));
  expect(await known.find('a')).toBeUndefined();
  known.changed();
  // what is being read is no longer what there is
  state.items = [item('c')];
  known.changed();
  expect(await known.find('c')).toEqual(item('c'));
});
