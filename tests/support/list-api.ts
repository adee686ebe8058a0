import { act } from '@testing-library/react';

interface ListRequest {
  /** what was asked for */
  query: Record<string, string>;
  /** Answers with items number `from` to `to` of `totalCount`. */
  answer(from: number, to: number, totalCount: number, pageSize?: number): Promise<void>;
  fail(status?: number): Promise<void>;
}

/** Takes the place of `fetch`: every request waits until the test answers it. */
export function stubListApi(): ListRequest[] {
  const requests: ListRequest[] = [];
  global.fetch = ((address: string) =>
    new Promise((resolve) => {
      const give = (status: number, data: unknown) =>
        act(async () => resolve({ ok: status === 200, status, json: async () => ({ data }) } as Response));
      requests.push({
        query: Object.fromEntries(new URL(address, 'http://site.test').searchParams),
        answer: (from, to, totalCount, pageSize = 9) => give(200, { list: items(from, to), totalCount, pageSize }),
        fail: (status = 502) => give(status, null),
      });
    })) as typeof fetch;
  return requests;
}

function items(from: number, to: number) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    contentItemId: `id-${from + index}`,
    alias: `item-${from + index}`,
    displayText: `第${from + index}项`,
    publishedUtc: '2026-03-02T02:00:00Z',
  }));
}
