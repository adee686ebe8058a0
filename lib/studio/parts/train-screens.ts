/** Screens of a train driver's desk. */
import { screen } from '../kit/material.ts';
import { circle, rect, svg, text } from './screens.ts';

const [W, H] = [1600, 1000];
const at = (cx: number, cy: number, r: number, share: number): [number, number] => {
  const a = Math.PI * (0.75 + 1.5 * share);
  return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
};

/** Speed with the permitted speed round it, the distance to the next stop, drive and brake. */
export function trainSpeed(name: string) {
  const arc = (from: number, to: number, r: number, hex: string, wide: number) => `<path d="M${at(720, 520, r, from).join(' ')}A${r} ${r} 0 ${(to - from) * 1.5 > 1 ? 1 : 0} 1 ${at(720, 520, r, to).join(' ')}" fill="none" stroke="${hex}" stroke-width="${wide}"/>`; // prettier-ignore
  const ticks = Array.from({ length: 11 }, (_, i) => { const [x, y] = at(720, 520, 270, i / 10); const [u, v] = at(720, 520, 310, i / 10); return `<path d="M${x} ${y}L${u} ${v}" stroke="#e8eefb" stroke-width="8"/>` + (i % 2 ? '' : text(at(720, 520, 225, i / 10)[0], at(720, 520, 225, i / 10)[1] + 16, 46, String(i * 10), '#e8eefb', 'text-anchor="middle"')); }).join(''); // prettier-ignore
  const needle = `<path d="M720 520L${at(720, 520, 250, 0.62).join(' ')}" stroke="#fff" stroke-width="18" stroke-linecap="round"/>`;
  const bar = rect(150, 180, 90, 680, 12, '#16244a') + rect(150, 470, 90, 390, 12, '#2fd3a0') + text(195, 140, 54, '640 m', '#fff', 'text-anchor="middle"'); // prettier-ignore
  const right = [['牵引', '#2fd3a0', 0.46], ['制动', '#ff7a92', 0.05], ['网压', '#5b8cff', 0.8]].map(([label, hex, share], i) => text(1230, 250 + i * 220, 54, label as string, '#a9b7db') + rect(1230, 280 + i * 220, 290, 40, 12, '#16244a') + rect(1230, 280 + i * 220, 290 * (share as number), 40, 12, hex as string)).join(''); // prettier-ignore
  return screen(name, svg(W, H, '#070d20', arc(0, 0.8, 350, '#2fd3a0', 26) + arc(0.8, 1, 350, '#ff4d5e', 26) + ticks + needle + circle(720, 520, 110, '#16244a') + text(720, 550, 92, '62', '#fff', 'text-anchor="middle" font-weight="700"') + text(720, 760, 46, 'km/h', '#a9b7db', 'text-anchor="middle"') + bar + right)); // prettier-ignore
}

/** Line with its stops; those behind are filled, the next one stands out. */
export function trainLine(name: string) {
  const stops = ['文昌桥', '青石路', '云台山', '会展中心', '江心洲', '南湖站'];
  const rows = stops.map((label, i) => circle(220, 170 + i * 135, i === 2 ? 34 : 22, i < 2 ? '#5b8cff' : i === 2 ? '#ffc04d' : '#3a4a78') + text(300, 190 + i * 135, i === 2 ? 68 : 54, label, i === 2 ? '#fff' : '#a9b7db') + text(1000, 190 + i * 135, 50, `08:${12 + i * 3}`, i === 2 ? '#ffc04d' : '#7f93cf')).join(''); // prettier-ignore
  return screen(name, svg(W, H, '#0a1330', rect(210, 170, 20, 675, 8, '#3a4a78') + rect(210, 170, 20, 270, 8, '#5b8cff') + rows + rect(1260, 130, 260, 740, 22, '#142150') + [0, 1, 2, 3].map((i) => text(1390, 220 + i * 180, 46, `${i + 1} 车`, '#a9b7db', 'text-anchor="middle"') + rect(1310, 245 + i * 180, 160, 60, 14, '#2fd3a0')).join(''))); // prettier-ignore
}

/** Signals ahead and the messages of the control centre. */
export function trainSignals(name: string) {
  const line = `<path d="M120 330H1480" stroke="#5b8cff" stroke-width="16"/><path d="M760 330L920 470H1480" stroke="#3a4a78" stroke-width="16" fill="none"/>`;
  const lamps = [340, 700, 1180].map((x, i) => rect(x - 26, 130, 52, 130, 20, '#16244a') + circle(x, 170, 20, i === 2 ? '#ff4d5e' : '#3a4a78') + circle(x, 222, 20, i === 2 ? '#3a4a78' : '#2fd3a0') + rect(x - 4, 260, 8, 60, 2, '#8fa6d6')).join(''); // prettier-ignore
  const train = rect(150, 296, 250, 68, 24, '#ffc04d');
  const words = ['08:16　前方信号：绿灯', '08:15　区间限速 65 km/h', '08:12　站台清空'].map((s, i) => rect(120, 560 + i * 130, 1360, 100, 20, i ? '#101c42' : '#1d3372') + text(160, 630 + i * 130, 54, s, i ? '#a9b7db' : '#fff')).join(''); // prettier-ignore
  return screen(name, svg(W, H, '#0a1330', line + lamps + train + words));
}
