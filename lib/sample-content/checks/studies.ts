import type { ContentFolder } from '../../content-service/folder';
import { plain } from './intervals';
import { misreportedRanks } from './ranks';
import { everyText } from './settled';
import { impossibleGroups, impossibleRows, misreported } from './statistics';
import type { Facts } from './world';

/** Every number of every reported test, recomputed; a case's also from its own table. @returns one line per breach */
export function checkReports(folder: ContentFolder, { world }: Facts): string[] {
  const people = new Map(world.cases.map(({ alias, n }) => [alias, n]));
  /** Persons of the study that a text tells of: a case, or the paper that came of it. */
  const personsOf = (place: string) => {
    const [type, alias] = place.split(/[/.]/);
    if (type === 'case') return people.get(alias);
    return type === 'publication' ? people.get(String(folder.find('publication', alias)?.data.case)) : undefined;
  };
  return [
    ...everyText(folder).flatMap(({ place, text }) =>
      [...misreported(plain(text)), ...misreportedRanks(plain(text), personsOf(place))].map(
        (reason) => `${place} ${reason}`,
      ),
    ),
    ...world.cases.flatMap(({ alias, n }) => {
      const text = String(folder.find('case', alias)?.data.description ?? '');
      return [...impossibleRows(text, n), ...impossibleGroups(text, n)].map(
        (reason) => `case/${alias}.yaml description ${reason}`,
      );
    }),
  ];
}
