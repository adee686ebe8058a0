import type { ContentFolder } from '../../content-service/folder';
import { inBeijing } from '../../beijing';

const MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
/** A month that is not the course's own has its year before it. */
const MONTH =
  /(?<!年|去年|前年|明年|隔|每|[\d–到])(十[一二]?|[一二三四五六七八九]|1[0-2]|[1-9])月(?![份内底大]|前|后)/g;

/** A course that names a month without a year means its own. @returns one line per breach */
export function checkMonths(folder: ContentFolder): string[] {
  const monthOf = inBeijing({ month: 'numeric' }, 'en-US');
  return folder.list('training').flatMap(({ alias, data }) => {
    const own = Number(monthOf.format(new Date(String(data.startTime))));
    return [...`${data.introduction}\n${data.description}`.matchAll(MONTH)]
      .map(([words, month]) => ({ words, month: MONTHS.indexOf(month) + 1 || Number(month) }))
      .filter(({ month }) => month !== own)
      .map(({ words }) => `training/${alias}.yaml 课在${own}月，文中写的是${words}`);
  });
}
