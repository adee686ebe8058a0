import type { ContentFolder } from '../../content-service/folder';
import { everyText } from './settled';
import { impossibleRows, misreported } from './statistics';
import type { Facts } from './world';

/** Every number of every reported test, recomputed; a case's also from its own table. @returns one line per breach */
export function checkReports(folder: ContentFolder, { world }: Facts): string[] {
  return [
    ...everyText(folder).flatMap(({ place, text }) => misreported(text).map((reason) => `${place} ${reason}`)),
    ...world.cases.flatMap(({ alias, n }) =>
      impossibleRows(String(folder.find('case', alias)?.data.description ?? ''), n).map(
        (reason) => `case/${alias}.yaml description ${reason}`,
      ),
    ),
  ];
}
