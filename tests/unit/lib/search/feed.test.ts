import type { SearchDocument } from '@/lib/search/document';
import { IndexFeed, type Source } from '@/lib/search/feed';

const source = (id: string, mark: string): Source<string> => ({ id, mark, document: () => ({ id }) as SearchDocument });

function recorded() {
  const calls: string[] = [];
  let failing = false;
  const feed = new IndexFeed<string>({
    put: async (documents) => {
      if (failing) throw new Error('没有索引');
      calls.push(`put ${documents.map(({ id }) => id).join(' ')}`);
    },
    remove: async (ids) => void calls.push(`remove ${ids.join(' ')}`),
  });
  return { calls, feed, fail: (yes: boolean) => (failing = yes) };
}

test('只交出有变化的', async () => {
  const { calls, feed } = recorded();
  await feed.update([source('a', '1'), source('b', '1')]).done;
  await feed.update([source('a', '1'), source('b', '2')]).done;
  expect(calls).toEqual(['put a b', 'put b']);
  expect(feed.update([source('a', '1'), source('b', '2')]).changes).toBe(0);
});

test('没有了的拿走', async () => {
  const { calls, feed } = recorded();
  await feed.update([source('a', '1'), source('b', '1')]).done;
  await feed.update([source('b', '1')]).done;
  expect(calls).toEqual(['put a b', 'remove a']);
});

test('一批一批地交，不一次全给', async () => {
  const { calls, feed } = recorded();
  await feed.update(Array.from({ length: 60 }, (_, index) => source(`n${index}`, '1'))).done;
  expect(calls).toHaveLength(3);
});

test('没有交成的，下次再交', async () => {
  const { calls, feed, fail } = recorded();
  fail(true);
  await expect(feed.update([source('a', '1')]).done).rejects.toThrow();
  fail(false);
  await feed.update([source('a', '1')]).done;
  expect(calls).toEqual(['put a']);
});
