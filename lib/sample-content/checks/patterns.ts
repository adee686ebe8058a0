import type { ContentFolder } from '../../content-service/folder';
import { everyText } from './settled';

/** Turns of phrase that tire when every paragraph ends with them, and how often they may stand in all texts together. */
const TURNS = [
  { name: '“A，不B”', pattern: /，(?:而)?不[^，。；？！\n|]{1,16}[。；]/g, most: 90 },
  { name: '“V得出、V不出”', pattern: /(?<![超突输退])[\u4e00-\u9fff](?:得|不)出(?![现门车场])/g, most: 70 },
  { name: '“才”', pattern: /(?<![刚人天方奇口钢])才(?![能会])/g, most: 60 },
  { name: '“多半”', pattern: /多半/g, most: 25 },
  { name: '“A，B”的标题', pattern: /^#{2,4} [^\n？]*，[^\n？]*$/gm, most: 110 },
];

/** Turns above their ceiling, with the texts that have most of them. @returns one line per turn */
export function overusedTurns(folder: ContentFolder): string[] {
  const texts = everyText(folder);
  return TURNS.flatMap(({ name, pattern, most }) => {
    const counted = texts.map(({ place, text }) => ({ place, count: text.match(pattern)?.length ?? 0 }));
    const total = counted.reduce((sum, { count }) => sum + count, 0);
    if (total <= most) return [];
    const worst = counted
      .sort((a, b) => b.count - a.count)
      .slice(0, 3)
      .map(({ place, count }) => `${place} ${count} 次`);
    return [`${name}用了 ${total} 次，最多 ${most} 次：${worst.join('；')}`];
  });
}
