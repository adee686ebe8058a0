import { PictureMaker } from '@/lib/pictures/maker';

const address = (name: string, width = 640) => ({ source: `/media/${name}.webp`, width });

test('一次做一张；有人等着的先做；同一张只做一次', async () => {
  const made: string[] = [];
  let atOnce = 0;
  const maker = new PictureMaker(async ({ source, width }) => {
    expect(++atOnce).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce--;
    made.push(`${source} ${width}`);
  });
  for (const name of ['a', 'b', 'c', 'a']) maker.want(address(name));
  maker.want(address('c'), true);
  maker.want(address('d', 96), true);
  expect(made).toEqual([]);
  await maker.done();
  expect(made).toEqual(['/media/c.webp 640', '/media/d.webp 96', '/media/a.webp 640', '/media/b.webp 640']);
});

test('做不出来的说一声，不再试，别的照做', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const tried: string[] = [];
  const maker = new PictureMaker(async ({ source }) => {
    tried.push(source);
    if (source.includes('broken')) throw new Error('not a picture');
  });
  for (let round = 0; round < 2; round++) {
    for (const name of ['broken', 'good']) maker.want(address(name));
    await maker.done();
  }
  expect(tried).toEqual(['/media/broken.webp', '/media/good.webp', '/media/good.webp']);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});
