import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFolder } from '../../content-service/folder';
import { TYPE_KEYS } from '../../content-service/content-types';
import { SCENES } from '../../illustrations/hotspots';
import { numberOf } from './numerals';
import { textsOf } from './wording';
import type { Facts } from './world';

export interface Place {
  place: string;
  text: string;
}

/** Every text of the folder: of the items, their linked pages and white papers; and of the site's hot areas. */
export function everyText(folder: ContentFolder): Place[] {
  const items = TYPE_KEYS.flatMap((type) => folder.list(type)).flatMap((item) =>
    textsOf(item).map(({ field, text }) => ({ place: `${item.type}/${item.alias}.yaml ${field}`, text })),
  );
  const papers = path.join(folder.directory, 'white-paper');
  const markdown = existsSync(papers) ? readdirSync(papers).filter((file) => file.endsWith('.md')) : [];
  const pages = TYPE_KEYS.flatMap((type) => folder.list(type)).flatMap(({ data }) => linkedPage(folder, data) ?? []);
  const scenes = Object.values(SCENES).flatMap(({ alt, title, hotspots }) => [
    alt,
    title,
    ...hotspots.flatMap(({ label, device }) => [label, device]),
  ]);
  return [
    ...items,
    ...scenes.map((text) => ({ place: 'lib/illustrations/hotspots.ts', text })),
    ...pages.map(({ place, html }) => ({ place, text: html.replace(/<t[dh]>/g, '| ').replace(/<[^>]+>/g, '\n') })),
    ...markdown.map((file) => ({
      place: `white-paper/${file}`,
      text: readFileSync(path.join(papers, file), 'utf8'),
    })),
  ];
}

/** The page of the folder that an item's `linkUrl` shows in place of its description. */
export function linkedPage(folder: ContentFolder, data: Record<string, unknown>) {
  const address = /^\/media\/(.+\.html)$/.exec(String(data.linkUrl ?? ''))?.[1];
  const file = address && path.join(folder.directory, 'media', address);
  return file && existsSync(file) ? { place: `media/${address}`, html: readFileSync(file, 'utf8') } : undefined;
}

/** What was once said in two ways is said in one; each thing is counted with one word. @returns one line per breach */
export function checkSettled(folder: ContentFolder, { settled, terms }: Facts): string[] {
  const texts = everyText(folder);
  return [
    ...settled.flatMap(({ what, value, avoid = [] }) =>
      avoid.flatMap((words) =>
        texts
          .filter(({ text }) => text.includes(words))
          .map(({ place }) => `${place} “${words}”已改（${what}）：${value}`),
      ),
    ),
    ...terms.measures.flatMap(({ noun, word, wrong }) => {
      const pattern = new RegExp(`[0-9一二两三四五六七八九十几]+ ?(${wrong.join('|')})${noun}`);
      return texts
        .filter(({ text }) => pattern.test(text))
        .map(({ place, text }) => `${place} “${pattern.exec(text)?.[0]}”的量词是“${word}”`);
    }),
    ...settled.flatMap(({ what, says, is = [] }) =>
      texts.flatMap(({ place, text }) =>
        [...text.matchAll(new RegExp(says ?? '(?!)', 'g'))]
          .filter(([, value]) => !is.includes(value))
          .map(([words]) => `${place} “${words}”：${what}只有${is.join('或')}`),
      ),
    ),
    ...exportFormats(texts, settled),
  ];
}

/** How many export formats there are is said in one number; each format named is one of them. */
function exportFormats(texts: Place[], settled: Facts['settled']): string[] {
  const formats = settled.flatMap(({ formats: list = [] }) => list);
  if (formats.length === 0) return [];
  const counted = /([一二两三四五六七八九十]|\d+)种(?:公开|开放|导出)?格式/;
  return texts.flatMap(({ place, text }) => {
    const count = counted.exec(text)?.[1];
    const strange = [...text.matchAll(/导出(?:成|为)?([A-Z][A-Za-z0-9+]{2,7})(?=[、与和，。]|格式)/g)]
      .map(([, format]) => format)
      .filter((format) => !formats.includes(format) && format !== 'MP4' && format !== 'PDF');
    return [
      ...(count && numberOf(count) !== formats.length
        ? [`${place} 导出格式一共 ${formats.length} 种，写的是“${count}种”`]
        : []),
      ...strange.map((format) => `${place} ${format}不在导出格式里：${formats.join('、')}`),
    ];
  });
}
