/** Radar pictures of air traffic control: a sector, an approach, and the same at a size for walls. */
import { screen } from '../kit/material.ts';
import { circle, rect, svg, text } from './screens.ts';

const H = 900;
const FLIGHTS = ['CA1023', 'MU5137', 'CZ3968', 'HU7281', 'ZH9104', '3U8633', 'FM9250', 'MF8047', 'SC4651', 'GS7523', 'KN2218', 'JD5160', 'HO1185', 'CA4312']; // prettier-ignore

/** Aircraft with the way it flies, its call sign and level. `k` picks where and which. */
function target(k: number, cx: number, cy: number, spread: number, conflict: boolean, wide = 1) {
  const a = k * 2.4;
  const r = spread * (0.22 + 0.78 * Math.sqrt(((k * 37) % 101) / 101));
  const [x, y] = [cx + Math.cos(a) * r * wide, cy + Math.sin(a) * r * 0.82];
  const hex = conflict ? '#ffc04d' : '#6cf0b4';
  const [dx, dy] = [Math.cos(a * 1.7 + 1) * 60, Math.sin(a * 1.7 + 1) * 60];
  const trail = [1, 2, 3, 4].map((i) => circle(x - dx * 0.24 * i, y - dy * 0.24 * i, 4, hex, `fill-opacity="${0.6 - i * 0.12}"`)).join(''); // prettier-ignore
  return trail + `<path d="M${x} ${y}l${dx} ${dy}M${x} ${y}l26 -34h20" stroke="${hex}" stroke-width="3" fill="none"/>` + rect(x - 10, y - 10, 20, 20, 4, hex) + text(x + 50, y - 36, 30, FLIGHTS[k % FLIGHTS.length], hex) + text(x + 50, y - 4, 28, `${70 + ((k * 23) % 50)} ${k % 3 ? '→' : '↑'} ${36 + ((k * 7) % 14)}`, hex, 'fill-opacity=".8"') + (conflict ? `<circle cx="${x}" cy="${y}" r="46" fill="none" stroke="#ffc04d" stroke-width="5"/>` : ''); // prettier-ignore
}

/** @param seed which aircraft are where @param kind sector: routes all over; approach: one centre line; wall: no list at the side */
export function airRadar(name: string, seed = 0, kind: 'sector' | 'approach' | 'wall' = 'sector') {
  const W = kind === 'wall' ? 2770 : 1600;
  const [cx, cy] = kind === 'approach' ? [560, 520] : kind === 'wall' ? [1385, 450] : [620, 450];
  const ground = `<defs><radialGradient id="r" cx="${cx / W}" cy="${cy / H}" r=".62"><stop stop-color="#0f4a45"/><stop offset="1" stop-color="#06202f"/></radialGradient></defs>${rect(0, 0, W, H, 0, 'url(#r)')}`;
  const rings = [130, 260, 390, 520].map((r) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#2b8a72" stroke-width="3" stroke-opacity=".8"/>`).join(''); // prettier-ignore
  const b = seed * 1.3 + 0.5;
  const sweep = `<path d="M${cx} ${cy}L${cx + Math.cos(b) * 560} ${cy + Math.sin(b) * 560}A560 560 0 0 1 ${cx + Math.cos(b + 0.6) * 560} ${cy + Math.sin(b + 0.6) * 560}Z" fill="#3fe0a0" fill-opacity=".14"/>`;
  const coast = `<path d="M0 ${250 + seed * 60}Q260 ${330 + seed * 40} 380 ${200 + seed * 50}T760 120T1100 0H0Z" fill="#0a3a4a" stroke="#2b8a92" stroke-width="3"/>`;
  const routes = kind === 'approach' ? `<path d="M${cx} ${cy}L${cx + 700} ${cy - 300}" stroke="#c9f5e2" stroke-width="4" stroke-dasharray="26 16"/><path d="M${cx - 40} ${cy + 17}L${cx + 20} ${cy - 9}" stroke="#fff" stroke-width="14"/>` : `<path d="M60 ${140 + seed * 90}L${cx} ${cy}L1240 ${760 - seed * 80}M${cx + 320} 30L${cx} ${cy}L${200 + seed * 80} 880" stroke="#3aa58a" stroke-width="3" fill="none" stroke-dasharray="18 12"/>`; // prettier-ignore
  const planes = Array.from({ length: kind === 'wall' ? 14 : 9 }, (_, i) => target(i + seed * 3, cx, cy, kind === 'wall' ? 480 : 430, i === 2 || i === 5, kind === 'wall' ? 1.9 : 1)).join(''); // prettier-ignore
  const list = kind === 'wall' ? '' : rect(1250, 30, 320, 840, 18, '#082a38', 0.9) + Array.from({ length: 7 }, (_, i) => rect(1270, 52 + i * 116, 280, 98, 12, i === 2 ? '#6a551c' : '#0f4450') + text(1292, 104 + i * 116, 38, FLIGHTS[(i + seed * 3) % FLIGHTS.length], i === 2 ? '#ffd98a' : '#c9f5e2') + rect(1292, 122 + i * 116, 180, 12, 6, '#5fb8a0')).join(''); // prettier-ignore
  return screen(name, svg(W, H, '#06202f', ground + coast + rings + routes + sweep + planes + list));
}
