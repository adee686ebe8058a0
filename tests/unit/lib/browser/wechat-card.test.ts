/** @jest-environment jsdom */
import { WECHAT_SCRIPT } from '@/lib/wechat/script';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0.50';
const SIGNATURE = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };
const ENTRY = 'http://localhost/ecosystem/cases?from=timeline#list';

const asked: string[] = [];
const sdk = {
  config: jest.fn(),
  error: jest.fn(),
  ready: (run: () => void) => run(),
  updateAppMessageShareData: jest.fn(),
  updateTimelineShareData: jest.fn(),
  onMenuShareAppMessage: jest.fn(),
};

/** A page that was reached from another one without a reload. */
async function setCard(userAgent: string, answer: Response) {
  asked.length = 0;
  jest.resetModules();
  jest.clearAllMocks();
  document.head.innerHTML =
    '<meta property="og:title" content="题"><meta property="og:description" content="述">' +
    '<meta property="og:url" content="https://hengzhi.example/ecosystem/cases/a">' +
    '<meta property="og:image" content="https://hengzhi.example/card.jpg"><meta property="og:image" content="https://hengzhi.example/square.jpg">';
  window.history.replaceState(null, '', '/ecosystem/cases/a?x=1#part-1');
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  performance.getEntriesByType = () => [{ name: ENTRY } as PerformanceEntry];
  window.fetch = (url) => {
    asked.push(new URL(String(url), 'http://localhost').searchParams.get('url') ?? '');
    return Promise.resolve(answer);
  };
  const append = jest.spyOn(document.head, 'append').mockImplementation((element) => {
    Object.assign(window, { wx: sdk });
    (element as HTMLScriptElement).onload?.(new Event('load'));
  });
  const { setWechatCard } = await import('@/lib/browser/wechat-card');
  await setWechatCard();
  return append.mock.calls.map(([element]) => (element as HTMLScriptElement).src);
}

const answer = (status: number, body?: object) =>
  ({ ok: status < 300, status, json: () => Promise.resolve(body) }) as Response;

test.each([
  ['iOS 用进来时的网址', IPHONE, 'http://localhost/ecosystem/cases?from=timeline'],
  ['Android 用现在的网址', ANDROID, 'http://localhost/ecosystem/cases/a?x=1'],
])('%s，不含 #', async (_name, userAgent, url) => {
  expect(await setCard(userAgent, answer(200, SIGNATURE))).toEqual([WECHAT_SCRIPT]);
  expect(asked).toEqual([url]);
  expect(sdk.config).toHaveBeenCalledWith(expect.objectContaining(SIGNATURE));
});

test('给好友的卡片有标题、说明、网址和方形的图；朋友圈没有说明；旧的名字也设', async () => {
  await setCard(ANDROID, answer(200, SIGNATURE));
  const link = 'https://hengzhi.example/ecosystem/cases/a?utm_source=wechat';
  const moments = { title: '题', link, imgUrl: 'https://hengzhi.example/square.jpg' };
  expect(sdk.updateAppMessageShareData).toHaveBeenCalledWith({ ...moments, desc: '述' });
  expect(sdk.onMenuShareAppMessage).toHaveBeenCalledWith({ ...moments, desc: '述' });
  expect(sdk.updateTimelineShareData).toHaveBeenCalledWith(moments);
});

test('网站没有公众号：什么也不加载', async () => {
  expect(await setCard(IPHONE, answer(204))).toEqual([]);
  expect(sdk.config).not.toHaveBeenCalled();
});

test('拿不到签名：记一行，什么也不加载，页面照常', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  expect(await setCard(IPHONE, answer(502, { message: '微信没有给出签名' }))).toEqual([]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
