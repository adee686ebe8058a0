/** Text on paper as bars. */
import { indices, random } from '../random';
import { type Box, line } from '../svg';

/** Lines of a paragraph in a box; every fifth is a short last line. */
export function pageLines(b: Box, rows: number, colour: string, seed: number, weight = 12): string {
  const source = random(seed);
  return indices(rows)
    .map((i) => {
      const y = b.y + (b.height * (i + 0.5)) / rows;
      const share = i === rows - 1 && rows > 2 ? source.between(0.4, 0.7) : source.between(0.93, 1);
      return line(b.x, y, b.x + b.width * share, y, colour, weight);
    })
    .join('');
}
