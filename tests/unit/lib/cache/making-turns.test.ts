import { MakingTurns } from '@/lib/cache/making-turns.mjs';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Takes a turn for each page. @returns which of them have been let in, in their order */
function asking(turns: MakingTurns, ...pages: string[]): string[] {
  const made: string[] = [];
  for (const page of pages) void turns.take(page).then(() => made.push(page));
  return made;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

test('一页做完才做下一页，先来的先做', async () => {
  const turns = new MakingTurns(1, 1_000);
  const made = asking(turns, '/a', '/b', '/c');
  await settle();
  expect(made).toEqual(['/a']);
  turns.end('/a');
  await settle();
  expect(made).toEqual(['/a', '/b']);
  turns.end('/b');
  await settle();
  expect(made).toEqual(['/a', '/b', '/c']);
});

test('正在做的一页，再问的人不排队', async () => {
  const turns = new MakingTurns(1, 1_000);
  const made = asking(turns, '/a', '/a');
  await settle();
  expect(made).toEqual(['/a', '/a']);
});

test('做不完的一页不会一直占着：到时候轮到下一页，做完了的说一声也不多放人', async () => {
  const turns = new MakingTurns(1, 1_000);
  const made = asking(turns, '/hangs', '/b', '/c');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(made).toEqual(['/hangs', '/b']);
  turns.end('/hangs');
  await settle();
  expect(made).toEqual(['/hangs', '/b']);
});
