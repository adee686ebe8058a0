import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SEARCHED, SEARCHED_TYPES, type SearchDocument } from '@/lib/search/document';
import { allTerms } from '@/lib/search/terms';

/* Items by the thousand, from sentences of the sample content in ever new order: words occur as often as they really do. */

const TEXT_LENGTH = 1_200;
const folder = path.join(process.cwd(), 'lib/sample-content');

function sentences(): string[] {
  const files = ['case', 'tech-document', 'lab', 'training'].flatMap((type) =>
    readdirSync(path.join(folder, type))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => readFileSync(path.join(folder, type, name), 'utf8')),
  );
  return [...new Set(files.join('\n').match(/[^。！？\n:：]{8,80}[。！？]/gu) ?? [])];
}

/** Always the same numbers. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function generatedDocuments(count: number): SearchDocument[] {
  const random = generator(7);
  const all = sentences();
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  return Array.from({ length: count }, (_, index) => {
    const type = SEARCHED_TYPES[index % SEARCHED_TYPES.length];
    let body = '';
    while (body.length < TEXT_LENGTH) body += pick(all);
    return {
      id: `generated-${index}`,
      type,
      kind: SEARCHED[type].label,
      alias: `generated-${index}`,
      parentAlias: '',
      title: `${pick(all).slice(0, 18)}${index}`,
      names: [],
      tags: [],
      customerName: '',
      publishedUtc: '2025-01-01T00:00:00Z',
      date: '2025-01-01T00:00:00Z',
      images: [],
      colours: [],
      introduction: pick(all),
      body: [{ markdown: body }],
      rows: [{ name: '采样率', value: `${(index % 40) * 25 + 25} Hz` }],
    };
  });
}

/** Words of the field, one or two together. */
export function generatedQueries(count: number): string[] {
  const random = generator(11);
  const terms = [...allTerms().keys()].filter((term) => term.length > 1);
  const pick = () => terms[Math.floor(random() * terms.length)];
  return Array.from({ length: count }, (_, index) => (index % 2 === 0 ? pick() : `${pick()} ${pick()}`));
}
