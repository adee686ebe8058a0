import type { ContentFolder } from '../../content-service/folder';
import { plain } from './intervals';
import { numberOf } from './numerals';
import { everyText, type Place } from './settled';
import type { Facts, Schedule } from './world';

/** Two-sided 5 % and a power of 80 %: the sum of both quantiles of the normal distribution, and the first alone. */
const BOTH = 1.95996 + 0.84162;
const FIRST = 1.95996;
/** So many people in so many days, in one clause of a plan. */
const PLAN = /(\d+)人(?!（)(?!）)[^。；]{0,24}?(\d+|[一两二三四五六七八九十]+)(?:天(?:测完|采完|完成)|个采集日)/g;
/** So large a difference takes so many people; a measured dz stands behind t or p. */
const POWER =
  /dz = (\d\.\d+)(?:需要|的差别，|，双侧α取0\.05，检验力0\.80，得|、双侧α = 0\.05、检验力0\.80，需要)(\d+)人/g;

/** How many people and days, how large a sample and where the line is drawn, is said as the facts say. @returns one line per breach */
export function checkSchedules(folder: ContentFolder, { schedules: facts }: Facts): string[] {
  const texts = everyText(folder).map(({ place, text }) => ({ place, text: plain(text) }));
  const { schedules, power, thresholds } = facts;
  return [
    ...schedules.flatMap((schedule) => [...wrongDays(schedule), ...unsaid(schedule, texts)]),
    ...texts.flatMap(({ place, text }) =>
      [...text.matchAll(PLAN)]
        .filter(([, people, days]) => !schedules.some((one) => isPlan(one, Number(people), numberOf(days))))
        .map(([words]) => `${place} “${words}”不在 facts/schedules.yaml 里`),
    ),
    ...power.flatMap(({ dz, people, why }) => {
      const least = Math.ceil((BOTH / Number(dz)) ** 2 + FIRST ** 2 / 2);
      const isRight = why ? people >= least && people <= least + 2 : people === least;
      return isRight ? [] : [`facts/schedules.yaml dz ${dz} 要 ${least} 人，写的是 ${people}`];
    }),
    ...texts.flatMap(({ place, text }) =>
      [...text.matchAll(POWER)]
        .filter(([, dz, people]) => !power.some((one) => one.dz === dz && one.people === Number(people)))
        .map(([words]) => `${place} “${words}”与 facts/schedules.yaml 的人数不同`),
    ),
    ...thresholds.flatMap(({ what, says, is }) => {
      const found = texts.flatMap(({ place, text }) =>
        [...text.matchAll(new RegExp(says, 'g'))].map(([words, value]) => ({ place, words, value })),
      );
      return [
        ...(found.length > 0 ? [] : [`facts/schedules.yaml ${what}：没有一处读得到`]),
        ...found
          .filter(({ value }) => !is.includes(value))
          .map(({ place, words }) => `${place} “${words}”：${what}只有${is.join('或')}`),
      ];
    }),
  ];
}

function wrongDays({ what, people, daily, days }: Schedule): string[] {
  if (people === undefined || daily === undefined) return [];
  const needed = Math.ceil(people / daily);
  return needed === days ? [] : [`facts/schedules.yaml ${what}：${people} 人要 ${needed} 天，写的是 ${days}`];
}

/** Every quote is in its item, and says how many people there are. */
function unsaid({ what, people, least, most, quotes }: Schedule, texts: Place[]): string[] {
  const count = `${people ?? `${least}–${most}`}人`;
  return quotes
    .filter(
      ({ item, text }) =>
        !text.includes(count) || !texts.some((one) => one.place.startsWith(`${item}.`) && one.text.includes(text)),
    )
    .map(({ item, text }) => `${item}.${item.startsWith('white-paper/') ? 'md' : 'yaml'} 里找不到“${text}”（${what}）`);
}

const isPlan = (plan: Schedule, people: number, days: number) => plan.people === people && plan.days === days;
