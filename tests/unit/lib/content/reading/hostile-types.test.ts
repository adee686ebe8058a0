import { ContentError } from '@/lib/content/reading/content-error';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { answeredBy, answerJson, startContentServer } from '@/tests/support/content-server';
import { FACTS, LIST_PAGES, RECORDS, RELATED, WHOLE_LISTS, type Getter } from '@/tests/support/content-readers';
import { serviceOver } from '@/tests/support/embedded';
import { breaches } from '@/tests/support/shapes';
import { DEEPEST, RUBBISH, spoiledAnswer } from '@/tests/support/spoiled';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const directory = temporaryFolders()();
writeMarkerFolder(directory);
const good = serviceOver(directory);
const server = startContentServer(answeredBy(good.serve));
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => log.mockClear());

/** Good answers, to compare the others with. */
const goodAnswers = async (getters: Getter[]) =>
  new Map(await Promise.all(getters.map(async ([name, get]) => [name, await get()] as const)));

/** What each getter makes of the server's answers: breaches of its type, and errors that are no ContentError. */
async function judge(getters: Getter[], expected: Map<string, unknown>): Promise<string[]> {
  const found = await Promise.all(
    getters.map(async ([name, get]) => {
      try {
        return breaches(expected.get(name), await get(), name);
      } catch (error) {
        return error instanceof ContentError ? [] : [`${name}: ${String(error)}`];
      }
    }),
  );
  return found.flat();
}

test('好的答复里，记录和列表都有内容', async () => {
  const answers = await goodAnswers([...RECORDS, ...WHOLE_LISTS, ...LIST_PAGES]);
  for (const [name] of RECORDS) expect([name, answers.get(name)]).not.toEqual([name, null]);
  for (const [name] of WHOLE_LISTS) expect(answers.get(name)).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});

const show = (rubbish: unknown) => JSON.stringify(rubbish) ?? '缺少的字段';

test.each(RUBBISH.map((rubbish) => [show(rubbish), rubbish]))(
  '查询的答复里到处是 %s：页面得到的仍是文字、列表和图片',
  async (_shown, rubbish) => {
    const getters = [...RECORDS, ...WHOLE_LISTS, ...FACTS];
    const expected = await goodAnswers(getters);
    for (let depth = 1; depth <= DEEPEST; depth++) {
      server.answer = (call, response) =>
        answerJson(response, { data: spoiledAnswer(call.query ?? '', depth, rubbish) });
      expect([depth, await judge(getters, expected)]).toEqual([depth, []]);
    }
  },
);

test.each(RUBBISH.map((rubbish) => [show(rubbish), rubbish]))(
  '列表的答复里到处是 %s：页面得到的仍是卡片的列表',
  async (_shown, rubbish) => {
    const getters = [...LIST_PAGES, ...RELATED];
    const { list } = await good.list('/api/case/GetAll');
    const everyField = Object.fromEntries(Object.keys(list[0]).map((field) => [field, rubbish]));
    const bodies = [
      rubbish,
      { data: rubbish },
      { data: { list: rubbish, totalCount: rubbish, pageSize: rubbish } },
      { data: { list: [rubbish, rubbish], totalCount: 2, pageSize: 9 } },
      { data: { list: [everyField, { ...everyField, alias: 'a' }], totalCount: 2, pageSize: 9 } },
      { data: { list: [{ alias: 'a', image: { urls: rubbish, paths: rubbish } }], totalCount: 1, pageSize: 9 } },
    ];
    const expected = new Map(getters.map(([name]) => [name, goodList(name)]));
    for (const body of bodies) {
      server.answer = (call, response) => answerJson(response, call.query ? { data: {} } : body);
      expect([body, await judge(getters, expected)]).toEqual([body, []]);
    }
  },
);

const PICTURE = { src: '', alt: '' };
const CARD = {
  type: '',
  id: '',
  alias: '',
  parentAlias: '',
  title: '',
  name: '',
  subTitle: '',
  introduction: '',
  customerName: '',
  date: '',
  image: PICTURE,
  icon: PICTURE,
};
const VERSION = { ...CARD, description: { blocks: [], headings: [] }, parameter: { blocks: [], headings: [] } };

/** What a list getter promises. */
function goodList(name: string): unknown {
  if (name.includes('LinksOf')) return [{ id: '', alias: '', title: '' }];
  if (name === 'getProductsOfModule') return [VERSION];
  const paged = /Page(Of)?$|^getLatest|^getHome|^getCasesOf|^getLabsOf/.test(name);
  return paged ? { list: [CARD], totalCount: 0, pageSize: 0 } : [CARD];
}
