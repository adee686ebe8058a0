import { pictureModule } from '@/lib/media/picture-module';

test('自己的图片按名字找得到，没有的名字抛出 Cannot find module', () => {
  expect(pictureModule('official-account')).toMatch(/^\/images\//);
  for (const name of ['nothing', 'constructor', '']) expect(() => pictureModule(name)).toThrow('Cannot find module');
});
