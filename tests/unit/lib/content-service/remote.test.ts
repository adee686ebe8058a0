import { remoteService } from '@/lib/content-service/remote';

const serve = remoteService({ url: 'http://service.test', queryPath: '/api/graphql', token: null });
const ask = () => serve(new Request('http://content-service.invalid/media/film.mp4'));
const fetched = jest.spyOn(globalThis, 'fetch');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
afterAll(() => fetched.mockRestore());

/** An answer whose first bytes come, and no more. */
const unfinished = () =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(3)) }));

test('答复读完了，不再计时；状态和头照旧', async () => {
  fetched.mockResolvedValue(new Response('一段', { status: 206, headers: { 'content-range': 'bytes 0-5/9' } }));
  const response = await ask();
  expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 0-5/9']);
  expect(jest.getTimerCount()).toBe(1);
  await expect(response.text()).resolves.toBe('一段');
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  { what: '没有正文', answer: async () => void (await ask()), given: () => new Response(null, { status: 304 }) },
  { what: '读到一半不读了', answer: async () => (await ask()).body?.cancel(), given: unfinished },
])('$what，不再计时', async ({ answer, given }) => {
  fetched.mockResolvedValue(given());
  await answer();
  expect(jest.getTimerCount()).toBe(0);
});

test('问不到，不再计时', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  await expect(ask()).rejects.toThrow('fetch failed');
  expect(jest.getTimerCount()).toBe(0);
});

test('正文迟迟不完，到时间就中止', async () => {
  fetched.mockResolvedValue(unfinished());
  await ask();
  const { signal } = fetched.mock.lastCall![1]!;
  jest.advanceTimersByTime(29_999);
  expect(signal!.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal!.aborted).toBe(true);
});
