import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Machines } from '../support/machines';
import { startReceivingServer, type ReceivingServer } from '../support/receiving-server';

/*
 * The site on three machines, behind one nginx, with PostgreSQL and Redis; the clock of the third is 90 s ahead. The
 * long form, under load, is `npm run bench:machines`.
 */

const PAGES = ['/', '/ecosystem/cases', '/ecosystem/cases/afo-gait', '/solutions', '/privacy'];
const CASE = '/ecosystem/cases/afo-gait';
const FILE = 'case/afo-gait.yaml';
/** Nobody who asks later than this after a publish may get what was there before. */
const OLD_AT_MOST_MS = 10_000;
const LIMIT = 60;

let machines: Machines;
let receiver: ReceivingServer;

test.describe.configure({ mode: 'serial', retries: 0 });

test.beforeAll(async () => {
  receiver = await startReceivingServer();
  machines = new Machines({ ENQUIRY_WEBHOOK_URL: receiver.address, ENQUIRY_LIMIT_ADDRESS: String(LIMIT) });
  await machines.start();
});
test.afterAll(async () => {
  await machines?.stop();
  await receiver?.stop();
});

const NAMES = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯'];
/** Gives the case another title. */
function publish(): string {
  const title = `患侧多站了一会儿之${NAMES.shift()}`;
  machines.edit(FILE, (text) => text.replace(/^displayText: .*$/m, `displayText: "${title}"`));
  return title;
}

async function showsEverywhere(title: string): Promise<void> {
  await expect(async () => {
    for (const { status, text } of await machines.askAll(CASE)) {
      expect(status).toBe(200);
      expect(text.includes(title), title).toBe(true);
    }
  }).toPass({ timeout: OLD_AT_MOST_MS, intervals: [250] });
}

async function statusesOf(pages: string[]): Promise<number[]> {
  return (await Promise.all(pages.map((page) => machines.askAll(page)))).flat().map(({ status }) => status);
}

/** What each says of itself; one that is so busy that it does not answer in time is asked again by who waits. */
async function states(): Promise<string[]> {
  const answers = await machines.askAll('/api/ready');
  return answers.map(({ status, text }) =>
    status === 0 ? '没有答复' : (JSON.parse(text) as { status: string }).status,
  );
}

const eventually = (states_: () => Promise<unknown>) => expect.poll(states_, { timeout: 60_000 });
const ALL_WELL = Array<number>(3 * PAGES.length).fill(200);

test('三台都好，说得出 Redis', async () => {
  await eventually(states).toEqual(['ready', 'ready', 'ready']);
  const [{ text }] = await machines.askAll('/api/ready');
  expect(JSON.parse(text)).toMatchObject({ parts: { redis: { ok: true }, store: { ok: true } } });
  expect(await statusesOf(PAGES)).toEqual(ALL_WELL);
  // the first page that a process makes takes seconds on a busy machine: it has to load what makes it
  const title = publish();
  await eventually(async () => (await machines.askAll(CASE)).every(({ text }) => text.includes(title))).toBe(true);
});

test('发布：十秒以内三台都是新的，标签记在库里；一台做的页面别的不用再做', async () => {
  await showsEverywhere(publish());
  expect(await machines.rows("select tag from cleared_tag where tag = 'case:afo-gait'")).toHaveLength(1);
  // on a busy machine Redis may not have answered in time just then
  await eventually(async () => {
    await machines.notify(0, 'case', 'afo-gait');
    await machines.askAll(CASE);
    return ['page', 'data'].every((kind) => machines.redis.ask('keys', `hengzhi:*:${kind}:*`) !== '');
  }).toBe(true);
});

test('三台看着同一个内容文件夹：改一次，只清一次', async () => {
  const clearings = async () =>
    Number((await machines.rows<{ number: string }>('select number from clearing'))[0].number);
  await eventually(states).toEqual(['ready', 'ready', 'ready']);
  const before = await clearings();
  for (let edit = 0; edit < 4; edit++) await showsEverywhere(publish());
  // a machine that looks while another is telling tells too, which a slow machine does more often; never do all of them
  // always, which would be twelve
  expect((await clearings()) - before).toBeLessThan(12);
});

test('发布以后，最近有人看过的页不等人来就做好了', async () => {
  const LIST = '/ecosystem/cases';
  await machines.askAll(LIST);
  const title = publish();
  for (const machine of [0, 1, 2])
    await eventually(async () => machines.storedPage(machine, LIST).includes(title)).toBe(true);
});

test('被问了什么的页留在每台自己的内存里：发布以后三台也都是新的', async () => {
  const QUESTIONS = ['/compare?ids=hz-g1,hz-g2', '/planner?versions=hz-g1', '/enquiry-list?versions=hz-g1*2'];
  const shown = async (name: string) =>
    (await Promise.all(QUESTIONS.map((page) => machines.askAll(page))))
      .flat()
      .filter(({ text }) => text.includes(name));
  const NEW_NAME = 'HZ-G1乙型';
  expect(await shown(NEW_NAME)).toEqual([]);
  machines.edit('product/hz-g1.yaml', (text) => text.replace(/^displayText: .*$/m, `displayText: ${NEW_NAME}`));
  await eventually(async () => (await shown(NEW_NAME)).length).toBe(3 * QUESTIONS.length);
});

test('发布的时候有一台不在：它回来的第一个答复就是新的', async () => {
  await machines.kill(1);
  const title = publish();
  await eventually(async () => (await machines.ask(0, CASE)).text.includes(title)).toBe(true);
  await machines.begin(1);
  expect((await machines.ask(1, CASE)).text).toContain(title);
});

test('Redis 停住、没有了、空着回来：页面照答，发布照样到', async () => {
  machines.redis.pause();
  expect(await statusesOf(PAGES)).toEqual(ALL_WELL);
  await eventually(states).toEqual(['degraded', 'degraded', 'degraded']);
  await showsEverywhere(publish());
  machines.redis.goOn();
  await machines.redis.end();
  expect(await statusesOf(PAGES)).toEqual(ALL_WELL);
  await showsEverywhere(publish());
  await machines.redis.begin();
  await eventually(states).toEqual(['ready', 'ready', 'ready']);
  await showsEverywhere(publish());
});

test('PostgreSQL 没有了：页面照答，需求老实说 503；回来了照收，期间发布的十秒以内都到', async () => {
  machines.postgres.halt();
  expect(await statusesOf(PAGES)).toEqual(ALL_WELL);
  const refused = await machines.send(0, '库不在', randomUUID());
  expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('暂时没有发出')]);
  await eventually(states).toEqual(['degraded', 'degraded', 'degraded']);
  const title = publish();
  await showsEverywhere(title);
  machines.postgres.begin();
  await eventually(states).toEqual(['ready', 'ready', 'ready']);
  await eventually(async () => (await machines.send(0, '库回来了', randomUUID())).status).toBe(200);
  await showsEverywhere(title);
});

test('限额三台一起数', async () => {
  const statuses: number[] = [];
  for (let number = 0; number <= LIMIT; number++)
    statuses.push((await machines.send(number % 3, '同一个人', randomUUID(), '192.0.2.77')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
  expect(statuses.at(-1)).toBe(429);
});

test('发着需求，一台突然没有了：收下的一条不少，重发的还是一条，每条都送到', async () => {
  const before = receiver.received.length;
  const keys = Array.from({ length: 40 }, () => randomUUID());
  const accepted = new Map<string, string>();
  /** As a visitor does: again, with the same key, until there is an answer. */
  const sendOnce = async (key: string, first: number) => {
    for (let machine = first; !accepted.has(key); machine++) {
      const { status, text } = await machines.send(machine % 3, key, key, '198.51.100.1');
      if (status === 200) accepted.set(key, (JSON.parse(text) as { receipt: string }).receipt);
    }
  };
  const sending = Promise.all(keys.map(sendOnce));
  await machines.kill(1);
  await sending;
  await machines.begin(1);
  // the same once more, to another machine: the same number
  const again = await machines.send(0, keys[0], keys[0], '198.51.100.1');
  expect(JSON.parse(again.text)).toMatchObject({ receipt: accepted.get(keys[0]) });
  const kept = await machines.rows<{ name: string; receipt: string }>('select name, receipt from enquiry');
  const own = kept.filter(({ name }) => accepted.has(name));
  expect(own.map(({ name, receipt }) => [name, receipt]).toSorted()).toEqual([...accepted].toSorted());
  // a message is planned after the enquiry has been answered
  const waiting = "select id from enquiry where planned = 0 union select id from delivery where state = 'pending'";
  await eventually(async () => machines.rows(waiting)).toEqual([]);
  const sent = receiver.received.slice(before).map(({ body }) => /"receipt":"([^"]+)"/.exec(body)?.[1]);
  // at least once: what the killed machine had sent and not yet noted is sent again
  for (const receipt of accepted.values()) expect(sent).toContain(receipt);
});
