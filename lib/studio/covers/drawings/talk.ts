/** The first talk with a customer. */
import { person, STANDING } from '../parts/body.ts';
import { MIST } from '../palette.ts';
import { box, path, rect, sheet, text } from '../svg.ts';
import { pageLines } from './page.ts';

/** Two people at a board on which one question stands. */
export function oneQuestion({ at = 0.02 } = {}): string {
  const g = MIST;
  return sheet(
    g,
    at,
    rect(box(420, 110, 760, 460), { fill: g.panel, stroke: g.ink, width: 5, radius: 14 }),
    pageLines(box(500, 270, 430, 60), 1, g.ink, 3, 16),
    pageLines(box(500, 340, 300, 60), 1, g.ink, 3, 16),
    text(1000, 460, '?', { fill: g.brand, size: 260, weight: 700, anchor: 'middle' }),
    path('M520 460q60 -30 120 0t120 0', { stroke: g.brand, width: 6 }),
    rect(box(620, 566, 360, 18), { fill: g.ink, radius: 6 }),
    person(
      g,
      {
        ...STANDING,
        arms: [
          [
            [-88, -748],
            [-128, -600],
            [-146, -462],
          ],
          [
            [88, -748],
            [190, -690],
            [290, -780],
          ],
        ],
      },
      [270, 836],
      0.72,
      '#dbe6ff',
    ),
    person(
      g,
      {
        ...STANDING,
        arms: [
          [
            [-88, -748],
            [-150, -640],
            [-60, -580],
          ],
          [
            [88, -748],
            [128, -600],
            [146, -462],
          ],
        ],
      },
      [1340, 836],
      0.7,
      '#ffe2ad',
    ),
  );
}
