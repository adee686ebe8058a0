import type { ContentFolder } from '../../content-service/folder';
import type { TypeKey } from '../../content-service/content-types';
import { everyText } from './settled';
import type { World } from './world';

/** Types whose items say of a day what was so on that day; what is sold is always described as it is now. */
const DATED: TypeKey[] = ['case', 'lab', 'publication', 'tech-document', 'training', 'white-paper'];
/** A text that was revised says when. */
const REVISED = /(\d{4})年(\d{1,2})月修订/;

/** No dated text names a version that was not there yet, unless it was revised since. @returns one line per breach */
export function checkReleases(folder: ContentFolder, { modules }: World): string[] {
  const versions = modules
    .flatMap((module) => module.versions)
    .map(({ model, released }) => ({ model, released, pattern: new RegExp(`${model}(?![A-Za-z0-9]| Pro| Go)`) }));
  const texts = everyText(folder);
  return DATED.flatMap((type) => folder.list(type)).flatMap(({ type, alias, data, publishedUtc }) => {
    const own = new RegExp(`^(?:media/)?${type}/${alias}\\.`);
    const text = texts
      .filter(({ place }) => own.test(place))
      .map((one) => one.text)
      .join('\n');
    const [, year, month] = REVISED.exec(text) ?? [];
    const written = year ? `${year}-${month.padStart(2, '0')}` : String(data.startTime ?? publishedUtc).slice(0, 7);
    return versions
      .filter(({ released, pattern }) => released > written && pattern.test(text))
      .map(({ model, released }) => `${type}/${alias}.yaml 写于 ${written}，${model} 在 ${released} 才有`);
  });
}
