import { settleAddress } from '@/lib/content/settle-address';
import { getCase } from '@/lib/content/case';
import { getDomain } from '@/lib/content/domain';
import { ContentError } from '@/lib/content/reading/content-error';
import { getProduct } from '@/lib/content/product';
import { answerJson, startContentServer } from '@/tests/support/content-server';
import { RECORDS, WHOLE_LISTS } from '@/tests/support/content-readers';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const ID = '4'.repeat(26);
let item: object | null = null;

/** Answers every lookup with the same item, and lists that are null. */
const server = startContentServer((call, response) => {
  const root = /\{\s*(\w+)/.exec(call.query ?? '')?.[1] ?? 'domain';
  answerJson(response, { data: { [root]: item && [item] } });
});
const outcome = (asked: Promise<unknown>) =>
  asked.catch((error: unknown) => (error instanceof ContentError ? 'ContentError' : error));

/** Where an address is led to for good, if it is. */
async function movedTo(address: string): Promise<string | undefined> {
  const settled = await settleAddress(address);
  return typeof settled === 'object' ? settled?.path : undefined;
}

beforeEach(() => log.mockClear());

test('根列表是 null：失败，不是“没有”', async () => {
  item = null;
  for (const [name, get] of [...RECORDS, ...WHOLE_LISTS])
    expect([name, await outcome(get())]).toEqual([name, 'ContentError']);
});

test('根字段不在答复里：也是失败', async () => {
  server.answer = (_call, response) => answerJson(response, { data: { somethingElse: [] } });
  for (const [name, get] of RECORDS) expect([name, await outcome(get())]).toEqual([name, 'ContentError']);
});

test('答的是别的条目：失败，绝不永久转过去', async () => {
  item = { contentItemId: ID, alias: { alias: 'another' }, displayText: '别的' };
  expect(await outcome(getCase('wanted'))).toBe('ContentError');
  expect(await outcome(getDomain('wanted'))).toBe('ContentError');
  expect(await outcome(getCase('5'.repeat(26)))).toBe('ContentError');
  expect(await outcome(getProduct('5'.repeat(26)))).toBe('ContentError');
  for (const address of [`/ecosystem/cases/${'5'.repeat(26)}`, '/modules/wanted/cases'])
    expect(await movedTo(address)).toBeUndefined();
});

test('按 id 问到的条目，别名不像别名：不转，用问它的那一段', async () => {
  const id = '6'.repeat(26);
  item = { contentItemId: id, alias: { alias: '../../evil' }, displayText: '这一条' };
  server.answer = (call, response) => {
    const { id: asked } = (call.variables ?? {}) as { id?: string };
    answerJson(response, { data: { ecosystemCase: asked ? [item] : [] } });
  };
  expect(await getCase(id)).toMatchObject({ id, alias: id, title: '这一条' });
  expect(await movedTo(`/ecosystem/cases/${id}`)).toBeUndefined();
});

test('别名的大小写不算不同', async () => {
  item = { contentItemId: ID, alias: { alias: 'Wanted' }, displayText: '这一条' };
  expect(await getCase('wanted')).toMatchObject({ alias: 'wanted' });
});
