/** Road with a head-up display over it: the image floats far ahead, so it is part of the view and the road shows through. */
import { screen, screenDrawing } from '../kit/material.ts';
import { road, text } from './screens.ts';

/** @param at middle of the figures on a view of 2400 × 900 */
export function roadWithHeadUp(name: string, [x, y]: [number, number] = [985, 735]) {
  road(`${name}-view`, { w: 2400, h: 900 });
  const light = '#c8ffe6';
  const body =
    `<g opacity=".34">${[9, 5].map((wide) => `<rect x="${x - 330}" y="${y - 118}" width="660" height="212" rx="44" fill="none" stroke="${light}" stroke-width="${wide}"/>`).join('')}<rect x="${x - 330}" y="${y - 118}" width="660" height="212" rx="44" fill="#0e2f6a"/></g>` +
    `<g opacity=".92">${text(x - 270, y + 50, 150, '86', light, 'font-weight="700"') + text(x - 84, y + 48, 62, 'km/h', light)}<circle cx="${x + 218}" cy="${y - 10}" r="60" fill="none" stroke="#ff6b80" stroke-width="15"/>${text(x + 218, y + 13, 60, '90', '#fff', 'text-anchor="middle" font-weight="700"')}</g>`;
  return screen(name, screenDrawing(`${name}-view`)!.replace('</svg>', `${body}</svg>`));
}
