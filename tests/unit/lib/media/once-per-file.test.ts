import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fingerprint, oncePerFile } from '@/lib/media/once-per-file';

const file = (text: string) => Buffer.from(text);

test('同样内容的文件只做一次，同时来的也是', async () => {
  const work = jest.fn(async (given: Uint8Array) => given.byteLength);
  const once = oncePerFile(work);
  expect(await Promise.all([once(file('abc')), once(file('abc')), once(file('abcd'))])).toEqual([3, 3, 4]);
  expect(work).toHaveBeenCalledTimes(2);
});

test('失败的不记住', async () => {
  const work = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('坏了')).mockResolvedValue('好了');
  const once = oncePerFile(work);
  await expect(once(file('abc'))).rejects.toThrow('坏了');
  expect(await once(file('abc'))).toBe('好了');
});

test('记得住的文件有限，最早的先忘', async () => {
  const work = jest.fn(async () => 1);
  const once = oncePerFile(work);
  for (let index = 0; index <= 64; index++) await once(file(`文件 ${index}`));
  await once(file('文件 64'));
  expect(work).toHaveBeenCalledTimes(65);
  await once(file('文件 0'));
  expect(work).toHaveBeenCalledTimes(66);
});

test('只记结果：做它的那一次渲染里的东西不留在内存里', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const once = oncePerFile(async (given) => given.byteLength);
  const rendering = new AsyncLocalStorage<object>();
  const renderings: WeakRef<object>[] = [];
  for (const text of ['a', 'ab', 'abc']) {
    const store = { page: text };
    renderings.push(new WeakRef(store));
    await rendering.run(store, () => once(file(text)));
  }
  const areKept = async () => {
    await new Promise(setImmediate);
    collect();
    return renderings.slice(0, -1).some((one) => one.deref());
  };
  let isKept = true;
  for (let round = 0; isKept && round < 50; round++) isKept = await areKept();
  expect(isKept).toBe(false);
  expect(await once(file('ab'))).toBe(2);
});

test('指纹随内容而变，能写进网址', () => {
  expect(fingerprint(file('a'))).not.toBe(fingerprint(file('b')));
  expect(fingerprint(file('a'))).toMatch(/^[\w-]{22}$/);
});
