import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { fetchOutsidePage, type Outside, type WireAnswer } from '@/lib/content/rich-text/outside-page';
import { isPublicAddress } from '@/lib/content/rich-text/public-address';

const PUBLIC = '93.184.216.34';
const HOSTS = ['pages.example', 'other.example:8443', '127.0.0.1', '[::1]', '2130706433', '0x7f.1'];

function answer(body: string | Buffer | Readable, headers: WireAnswer['headers'] = {}, status = 200): WireAnswer {
  const stream = body instanceof Readable ? body : Readable.from([Buffer.from(body)]);
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: stream };
}

/** An outside whose names resolve as given and whose answers are taken in turn; writes down where it was asked to connect. */
function outside(addresses: string[], ...answers: WireAnswer[]): Outside & { connected: string[] } {
  const connected: string[] = [];
  return {
    connected,
    resolve: async () => addresses,
    connect: async (url, address) => {
      connected.push(`${url.host} ${address}`);
      return answers.shift() ?? answer('', {}, 500);
    },
  };
}

test('允许的主机、公网地址、HTML：读到正文，连的就是查过的那个地址', async () => {
  const world = outside([PUBLIC], answer('<p>正文</p>'));
  await expect(fetchOutsidePage('https://pages.example/a', HOSTS, world)).resolves.toBe('<p>正文</p>');
  expect(world.connected).toEqual([`pages.example ${PUBLIC}`]);
});

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://10.0.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://169.254.169.254/',
  'http://100.64.0.1/',
  'http://0.0.0.0/',
])('私有地址 %s 怎样写都不连', async (address) => {
  const world = outside([PUBLIC], answer('<p>不该读到</p>'));
  const { host } = new URL(address);
  await expect(fetchOutsidePage(address, [...HOSTS, host], world)).rejects.toThrow('不是公网地址');
  expect(world.connected).toEqual([]);
});

test.each([[['10.0.0.1']], [[PUBLIC, '192.168.0.1']], [['::1']], [[]]])('名字解析到 %j 时不连', async (addresses) => {
  const world = outside(addresses, answer('<p>不该读到</p>'));
  await expect(fetchOutsidePage('https://pages.example/', HOSTS, world)).rejects.toThrow('不是公网地址');
  expect(world.connected).toEqual([]);
});

test.each([
  ['http://127.0.0.1/', '不是公网地址'],
  ['http://elsewhere.example/', '没有允许读取'],
  ['file:///etc/passwd', '只读 http 与 https'],
  ['https://user:word@pages.example/', '用户名'],
])('转向 %s 不跟', async (location, reason) => {
  const world = outside([PUBLIC], answer('', { location }, 302), answer('<p>不该读到</p>'));
  await expect(fetchOutsidePage('https://pages.example/', HOSTS, world)).rejects.toThrow(reason);
  expect(world.connected).toHaveLength(1);
});

test('转向到另一个允许的主机就跟，转不完就停', async () => {
  const redirect = () => answer('', { location: 'https://other.example:8443/b' }, 301);
  await expect(
    fetchOutsidePage('https://pages.example/', HOSTS, outside([PUBLIC], redirect(), answer('<p>到了</p>'))),
  ).resolves.toBe('<p>到了</p>');
  const endless = outside([PUBLIC], redirect(), redirect(), redirect(), redirect(), redirect());
  await expect(fetchOutsidePage('https://pages.example/', HOSTS, endless)).rejects.toThrow('转向超过');
});

test.each([
  ['不是 HTML', answer('{}', { 'content-type': 'application/json' }), '不是 HTML'],
  ['没有写类型', answer('<p>', { 'content-type': undefined }), '不是 HTML'],
  ['状态 404', answer('<p>没有</p>', {}, 404), '状态 404'],
  ['不认识的编码', answer('x', { 'content-encoding': 'zstd' }), '不认识的编码'],
  ['太大', answer(Buffer.alloc(3 * 1024 * 1024, 'a')), '超过 2 MB'],
  ['压缩炸弹', answer(gzipSync(Buffer.alloc(64 * 1024 * 1024)), { 'content-encoding': 'gzip' }), '超过 2 MB'],
])('%s：不用', async (_what, given, reason) => {
  await expect(fetchOutsidePage('https://pages.example/', HOSTS, outside([PUBLIC], given))).rejects.toThrow(reason);
});

test('压缩过的正文照样读得到', async () => {
  const zipped = answer(gzipSync('<p>压缩</p>'), { 'content-encoding': 'gzip' });
  await expect(fetchOutsidePage('https://pages.example/', HOSTS, outside([PUBLIC], zipped))).resolves.toBe(
    '<p>压缩</p>',
  );
});

test('一点一点地滴，五秒后就不等了', async () => {
  const drip = new Readable({ read() {} });
  drip.push('<p>');
  await expect(fetchOutsidePage('https://pages.example/', HOSTS, outside([PUBLIC], answer(drip)))).rejects.toThrow(
    '5 秒内没有读完',
  );
  expect(drip.destroyed).toBe(true);
}, 10_000);

test('公网地址与特殊地址分得清', () => {
  expect([PUBLIC, '1.1.1.1', '2606:4700::1111', '223.5.5.5'].every(isPublicAddress)).toBe(true);
  const special = [
    '203.0.113.9',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '2001:db8::1',
    '2002:7f00:1::',
    '::',
    'fc00::1',
    'ff02::1',
    'localhost',
    '',
    '1.2.3',
  ];
  expect(special.filter(isPublicAddress)).toEqual([]);
});
