import { readFileSync } from 'node:fs';
import { DIALOG_MASK_OPACITY, MARQUEE_ITEM_PX, REVEAL_DISTANCE_PX, REVEAL_DURATION_MS } from '@/lib/constants';

const tokens = readFileSync('app/tokens.css', 'utf8');
const token = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1];

test.each([
  { name: '--reveal-duration', value: `${REVEAL_DURATION_MS}ms` },
  { name: '--reveal-distance', value: `${REVEAL_DISTANCE_PX}px` },
  { name: '--mask-opacity', value: `${DIALOG_MASK_OPACITY}` },
  { name: '--marquee-item', value: `${MARQUEE_ITEM_PX}px` },
])('tokens.css 的 $name 与 lib/constants.ts 一致：$value', ({ name, value }) => {
  expect(token(name)).toBe(value);
});
