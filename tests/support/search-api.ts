import { act } from '@testing-library/react';

interface Results {
  from?: number;
  to?: number;
  items?: object[];
  totalCount: number;
  spellings?: string[];
}

/** Takes the place of `fetch` for the search calls: every request waits until the test answers it. */
export function stubSearchApi() {
  const requests: {
    call: string;
    query: Record<string, string>;
    signal?: AbortSignal;
    give(status: number, data: unknown): Promise<void>;
  }[] = [];
  global.fetch = ((address: string, init?: RequestInit) =>
    new Promise((resolve, reject) => {
      const url = new URL(address, 'http://site.test');
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      requests.push({
        call: url.pathname.split('/').at(-1) ?? '',
        query: Object.fromEntries(url.searchParams),
        signal: init?.signal ?? undefined,
        give: (status, data) =>
          act(async () => resolve({ ok: status === 200, status, json: async () => ({ data }) } as Response)),
      });
    })) as typeof fetch;
  const last = (call: string) => {
    const request = requests.findLast((one) => one.call === call);
    if (!request) throw new Error(`没有要过 ${call}`);
    return request;
  };
  return {
    requests,
    asked: () => requests.map(({ call, query }) => ({ call, ...query })),
    types: (types: object[]) => last('GetTypeAll').give(200, types),
    results: ({ from = 1, to = 0, items, ...rest }: Results) =>
      last('GetListByType').give(200, {
        list: items ?? numbered(from, to),
        pageSize: 9,
        corrected: null,
        partial: false,
        spellings: [],
        ...rest,
      }),
    suggestions: (data: object) => last('GetSuggestions').give(200, data),
    fail: () => last('GetListByType').give(502, null),
  };
}

function numbered(from: number, to: number): object[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    ContentType: 'EcosystemCase',
    ContentItemId: `id-${from + index}`,
    AliasPart: { Alias: `item-${from + index}` },
    DisplayText: `第${from + index}项`,
    PublishedUtc: '2026-03-02T02:00:00Z',
    excerpt: '摘要',
  }));
}
