import { askedNames, shortName } from '../asked-names';
import { LINES_MOST, listQuery, readListQuery } from '../enquiries/enquiry-list';
import type { Asked, Catalogue } from './plan';

/* A plan as the query of an address: what was chosen and nothing that anybody has written. */

export type PlanQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Something in an address that is not in the plan as it is written there. */
export interface PlanFault {
  what: string;
  why: 'unknown' | 'doubled' | 'amount' | 'people' | 'choice' | 'too many';
}

export const PEOPLE_MOST = 30;
const QUESTIONS_MOST = 3;
const WALKS = 'walk';
const TRIGGERS = 'trigger';

/** More names are not looked at. */
const MOST_READ = 60;

/** What an address asks for, of what there is; what cannot be taken is said. */
export function readPlanQuery(query: PlanQuery, catalogue: Catalogue): { asked: Asked; faults: PlanFault[] } {
  const faults: PlanFault[] = [];
  const names = (parameter: string, known: readonly { alias: string }[], most: number) => {
    const taken: string[] = [];
    for (const name of askedNames(query[parameter], MOST_READ)) {
      const isKnown = known.some(({ alias }) => alias === name);
      const why = !isKnown ? 'unknown' : taken.includes(name) ? 'doubled' : taken.length >= most ? 'too many' : null;
      if (why) say(faults, name, why);
      else taken.push(name);
    }
    return taken;
  };
  const choice = (parameter: string, known: readonly string[]) => {
    const [name = '', ...more] = askedNames(query[parameter], MOST_READ);
    for (const other of more) say(faults, other, 'doubled');
    if (name && !known.includes(name)) say(faults, name, 'choice');
    return known.includes(name) ? name : '';
  };
  const list = readListQuery({ versions: query.versions });
  for (const { what, why } of list.faults) say(faults, what, why);
  const versions = list.items.filter(({ alias }) => catalogue.versions.some((version) => version.alias === alias));
  for (const item of list.items) if (!versions.includes(item)) say(faults, item.alias, 'unknown');
  return {
    asked: {
      questions: names('questions', catalogue.solutions, QUESTIONS_MOST),
      measures: names('measures', catalogue.modules, catalogue.modules.length),
      versions: versions.map(({ alias, amount }) => ({ alias, amount })),
      people: readPeople(query.people, faults),
      walks: choice('motion', [WALKS, 'sit']) === WALKS,
      triggers: choice('timing', [TRIGGERS, 'network']) === TRIGGERS,
      network: choice(
        'network',
        catalogue.networks.map(({ alias }) => alias),
      ),
    },
    faults,
  };
}

/** The query that holds a plan; what is as it is without being said is left out. */
export function planQuery({ questions, measures, versions, people, walks, triggers, network }: Asked): string {
  const parts = [
    questions.length > 0 && `questions=${questions.join(',')}`,
    measures.length > 0 && `measures=${measures.join(',')}`,
    listQuery(versions.map((version) => ({ ...version, type: 'product' as const }))),
    people > 1 && `people=${people}`,
    walks && `motion=${WALKS}`,
    triggers && `timing=${TRIGGERS}`,
    network && `network=${network}`,
  ];
  return parts.filter(Boolean).join('&');
}

function readPeople(values: string | string[] | undefined, faults: PlanFault[]): number {
  const [text = '', ...more] = askedNames(values, MOST_READ);
  for (const other of more) say(faults, other, 'doubled');
  if (!text) return 1;
  const people = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (people >= 1 && people <= PEOPLE_MOST) return people;
  say(faults, text, 'people');
  return people > PEOPLE_MOST ? PEOPLE_MOST : 1;
}

/** Each once, and no more than an address can be read for. */
function say(faults: PlanFault[], name: string, why: PlanFault['why']): void {
  const what = shortName(name);
  if (faults.length < MOST_READ && !faults.some((fault) => fault.what === what && fault.why === why))
    faults.push({ what, why });
}

/** Versions of one plan; an enquiry list takes no more. */
export const VERSIONS_MOST = LINES_MOST;
