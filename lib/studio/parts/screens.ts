/** What is shown on screens, drawn as SVG. Text is set in the machine's Chinese sans serif. */
import { screen } from '../kit/material.ts';

const SIGNALS = { gaze: '#5b8cff', brain: '#a78bfa', heart: '#ff7a92', skin: '#ffc04d', muscle: '#2fd3a0', motion: '#3ddbe6' }; // prettier-ignore
export type Signal = keyof typeof SIGNALS;

const WAVES: Record<Signal, (x: number) => number> = {
  gaze: (x) => [0.5, -0.4, 0.2, 0.7, -0.6, 0.1, -0.2, 0.45][Math.floor(x * 1.3) % 8] + 0.03 * Math.sin(x * 31),
  brain: (x) => 0.45 * Math.sin(x * 9.7 + Math.sin(x * 2)) + 0.28 * Math.sin(x * 17.3 + 1) + 0.2 * Math.sin(x * 29 + 2),
  heart: (x) => {
    const p = (x * 0.9) % 1;
    return p < 0.04 ? -0.15 : p < 0.08 ? 1 : p < 0.11 ? -0.35 : p > 0.25 && p < 0.42 ? 0.22 * Math.sin(((p - 0.25) / 0.17) * Math.PI) : 0; // prettier-ignore
  },
  skin: (x) => 0.5 * Math.sin(x * 0.55) + 0.25 * Math.sin(x * 1.1 + 1),
  muscle: (x) => Math.exp(-(((x % 5) - 2.4) ** 2) * 1.6) * Math.sin(x * 27) + 0.06 * Math.sin(x * 40),
  motion: (x) => 0.6 * Math.sin(x * 1.7) + 0.15 * Math.sin(x * 5.1),
};

/** One trace from x0 to x1 around y. */
export function trace(
  kind: Signal,
  x0: number,
  x1: number,
  y: number,
  a: number,
  width = 5,
  phase = 0,
  hex = SIGNALS[kind],
): string {
  const points = Array.from({ length: 421 }, (_, i) => `${(x0 + ((x1 - x0) * i) / 420).toFixed(1)} ${(y - a * WAVES[kind]((i / 420) * 16 + phase)).toFixed(1)}`); // prettier-ignore
  return `<path d="M${points.join('L')}" fill="none" stroke="${hex}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" fill-opacity="${opacity}"/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const text = (x: number, y: number, size: number, words: string, fill = '#0b1533', more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="Noto Sans CJK SC, sans-serif" ${more}>${words}</text>`;
export const svg = (w: number, h: number, ground: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${ground}"/>${body}</svg>`;

const heat = (x: number, y: number, r: number, hex: string) =>
  `<radialGradient id="h${x}_${y}"><stop offset="0" stop-color="${hex}" stop-opacity=".85"/><stop offset="1" stop-color="${hex}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#h${x}_${y})"/>`;

/** Gaze path: numbered fixations joined by saccades. */
export function gazePath(points: [number, number, number][], hex = '#1f5bff'): string {
  const line = `<polyline points="${points.map(([x, y]) => `${x},${y}`).join(' ')}" fill="none" stroke="${hex}" stroke-width="5" stroke-opacity=".75"/>`;
  return line + points.map(([x, y, r]) => circle(x, y, r, hex, 'fill-opacity=".75" stroke="#fff" stroke-width="4"')).join(''); // prettier-ignore
}

/** Recording view: one lane per signal on deep blue with a time axis and a cursor. */
export function recording(name: string, lanes: Signal[] = ['gaze', 'brain', 'heart', 'skin', 'muscle', 'motion']) {
  const [w, h] = [1600, 900];
  const step = 660 / lanes.length;
  const rows = lanes.map((k, i) => {
    const y = 150 + step * (i + 0.5);
    return rect(40, y - 30, 130, 60, 18, SIGNALS[k], 0.18) + circle(74, y, 12, SIGNALS[k]) + rect(98, y - 6, 50, 12, 6, SIGNALS[k], 0.8) + trace(k, 210, w - 50, y, step * 0.34, 4.5, i) + rect(210, y + step / 2 - 1, w - 260, 2, 1, '#fff', 0.07); // prettier-ignore
  });
  const ticks = Array.from({ length: 53 }, (_, i) => rect(210 + i * 25.8, h - 56, 3, i % 5 ? 14 : 28, 1, '#8fb0ff', i % 5 ? 0.5 : 0.95)); // prettier-ignore
  const head = rect(40, 40, 220, 26, 13, '#fff', 0.85) + rect(290, 40, 130, 26, 13, '#fff', 0.25) + rect(w - 190, 32, 140, 42, 21, '#1f5bff'); // prettier-ignore
  const cursor = rect(1010, 120, 180, h - 190, 14, '#1f5bff', 0.22) + rect(1098, 100, 5, h - 130, 2, '#fff') + circle(1100, 100, 15, '#fff'); // prettier-ignore
  return screen(name, svg(w, h, '#0a1638', head + rows.join('') + ticks.join('') + cursor));
}

/** EEG: many channels of one colour. */
export function eegTraces(name: string, channels = 14) {
  const [w, h] = [1600, 900];
  const rows = Array.from({ length: channels }, (_, i) => {
    const y = 110 + ((h - 180) * (i + 0.5)) / channels;
    return rect(40, y - 7, 56, 14, 7, '#a9b7db', 0.7) + trace('brain', 130, w - 40, y, 17, 3, i * 2.7, i % 4 === 1 ? '#3ddbe6' : '#a78bfa'); // prettier-ignore
  });
  return screen(name, svg(w, h, '#0a1638', rect(40, 36, 240, 26, 13, '#fff', 0.85) + rect(w - 200, 30, 160, 40, 20, '#1f5bff') + rows.join('') + [0.38, 0.71].map((x) => rect(w * x, 90, 4, h - 150, 2, '#ff7a92')).join(''))); // prettier-ignore
}

/** Two averaged potentials whose peaks differ a little. */
export function averages(name: string) {
  const [w, h] = [1600, 900];
  const wave = (lag: number, hex: string) => {
    const points = Array.from({ length: 301 }, (_, i) => {
      const x = i / 300;
      const g = (m: number, s: number, a: number) => a * Math.exp(-(((x - m - lag) / s) ** 2));
      return `${140 + x * 1360} ${520 - g(0.24, 0.04, -130) - g(0.33, 0.05, 120) - g(0.52, 0.1, 330)}`;
    });
    return `<path d="M${points.join('L')}" fill="none" stroke="${hex}" stroke-width="9"/>`;
  };
  const grid = [0, 1, 2, 3, 4, 5].map((i) => rect(140 + i * 272, 110, 2, 650, 1, '#22315f')).join('');
  const axes = rect(140, 519, 1360, 3, 1, '#5468ad') + rect(346, 110, 4, 650, 2, '#ff7a92', 0.8);
  return screen(name, svg(w, h, '#07112e', grid + axes + wave(0, '#a78bfa') + wave(0.035, '#3ddbe6') + text(150, 830, 44, '0', '#a9b7db') + text(960, 830, 44, '300 ms', '#a9b7db') + text(150, 80, 44, 'P300', '#fff'))); // prettier-ignore
}

/** A web page or form with a gaze path or heat on it. */
export function page(name: string, mark: 'gaze' | 'heat' | 'none' = 'gaze', dark = false) {
  const [w, h] = [1600, 930];
  const [ground, card, ink, soft] = dark ? ['#10182f', '#1b2645', '#e8eefb', '#3a4a78'] : ['#e9f0ff', '#ffffff', '#0b1533', '#c9d6f2']; // prettier-ignore
  const body =
    rect(0, 0, w, 76, 0, card) + rect(50, 26, 150, 24, 12, ink) + rect(1180, 27, 90, 22, 11, soft) + rect(1300, 27, 90, 22, 11, soft) + rect(1420, 20, 130, 36, 18, '#1f5bff') + rect(60, 120, 1480, 400, 28, card) + rect(110, 165, 620, 310, 20, '#8fb0ef') + `<path d="M110 475L300 300L430 400L560 260L730 475Z" fill="#5b8cff"/>` + rect(790, 190, 520, 38, 19, ink) + [260, 304, 348].map((y, i) => rect(790, y, 560 - i * 70, 20, 10, soft)).join('') + rect(790, 402, 200, 62, 31, '#1f5bff') + [0, 1, 2].map((i) => rect(60 + i * 505, 560, 470, 310, 24, card) + rect(95 + i * 505, 595, 400, 140, 16, ['#ffd6a0', '#bfe8dc', '#d8cdfb'][i]) + rect(95 + i * 505, 765, 260, 24, 12, ink) + rect(95 + i * 505, 810, 350, 18, 9, soft)).join(''); // prettier-ignore
  const over =
    mark === 'heat' ? [heat(420, 330, 230, '#ff5c7a'), heat(980, 240, 170, '#ffb020'), heat(890, 430, 140, '#ff5c7a'), heat(290, 690, 140, '#12b886')].join('') : mark === 'gaze' ? gazePath([[380, 330, 40], [640, 250, 26], [900, 215, 34], [1080, 300, 22], [890, 432, 46], [300, 660, 28], [560, 700, 22]]) : ''; // prettier-ignore
  return screen(name, svg(w, h, ground, body + over));
}

/** A form with labelled fields. */
export function form(name: string) {
  const [w, h] = [1600, 930];
  const fields = ['姓名', '证件号码', '联系电话', '起始日期', '地址', '说明'].map((label, i) => {
    const [x, y] = [160 + (i % 2) * 660, 210 + Math.floor(i / 2) * 175];
    return text(x, y, 36, label) + rect(x, y + 22, 580, 74, 14, i === 3 ? '#fff1f3' : '#f3f6fc') + `<rect x="${x}" y="${y + 22}" width="580" height="74" rx="14" fill="none" stroke="${i === 3 ? '#ff5c7a' : '#b9c8e6'}" stroke-width="4"/>` + (i < 3 ? rect(x + 24, y + 50, 220, 18, 9, '#4a5878') : ''); // prettier-ignore
  });
  const marks = gazePath([[300, 270, 24], [900, 270, 26], [320, 445, 24], [880, 450, 54], [1080, 440, 40], [930, 470, 48]]); // prettier-ignore
  return screen(name, svg(w, h, '#e9f0ff', rect(90, 60, 1420, 810, 30, '#fff') + text(160, 140, 50, '在线申请', '#0b1533', 'font-weight="700"') + fields.join('') + rect(160, 745, 300, 84, 42, '#1f5bff') + text(250, 802, 38, '提交', '#fff') + marks)); // prettier-ignore
}

/** Stimulus of an n-back task. */
export const letter = (name: string, sign = 'K') => screen(name, svg(1600, 930, '#aeb8d0', text(800, 570, 330, sign, '#0b1533', 'text-anchor="middle" font-weight="700"'))); // prettier-ignore
/** Fixation cross. */
export const cross = (name: string) => screen(name, svg(1600, 930, '#aeb8d0', rect(750, 457, 100, 16, 4, '#0b1533') + rect(792, 415, 16, 100, 4, '#0b1533'))); // prettier-ignore

/** Chinese sentences with pinyin above, read with the eyes. */
export function pinyin(name: string) {
  const lines: [string, string][] = [['xiǎo  yú  zài  hé  lǐ  yóu', '小鱼在河里游'], ['tài  yáng  cóng  shān  hòu  shēng  qǐ', '太阳从山后升起'], ['wǒ  men  yì  qǐ  chàng  gē', '我们一起唱歌']]; // prettier-ignore
  const body = lines.map(([p, c], i) => text(200, 190 + i * 260, 46, p, '#5b6b8f') + text(200, 330 + i * 260, 136, c, '#0b1533')).join(''); // prettier-ignore
  return screen(name, svg(1600, 930, '#fdfaf2', body + gazePath([[260, 300, 34], [540, 305, 46], [545, 190, 28], [680, 300, 38], [950, 305, 32], [330, 560, 40], [610, 560, 34]]))); // prettier-ignore
}

/** Road ahead from a driver's seat. @param night with a glaring oncoming lamp @param dusk evening sky @param country hills, no houses */
export function road(
  name: string,
  { night = false, dusk = false, country = false, hazard = 'car' as 'car' | 'tram' | 'walker' | 'none', w = 3600, h = 900 } = {}, // prettier-ignore
) {
  const [horizon, cx] = [h * 0.5, w / 2];
  const tone = night ? { sky: ['#060b1f', '#101b40'], far: '#1a2750', grass: '#0d1a2e', road: '#141c38', line: '#8b97b8', trees: '#16324a' } : dusk ? { sky: ['#3a4f9e', '#ffb98a'], far: '#6a6fa8', grass: '#5f8f8a', road: '#3f4a74', line: '#ffe9d0', trees: '#2f7a6c' } : { sky: ['#4d86f7', '#dfeaff'], far: '#a9c2f0', grass: '#79d2ad', road: '#4b5a88', line: '#ffffff', trees: '#12b886' }; // prettier-ignore
  let s = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${tone.sky[0]}"/><stop offset="1" stop-color="${tone.sky[1]}"/></linearGradient></defs><rect width="${w}" height="${horizon}" fill="url(#s)"/>`;
  if (country)
    s += `<path d="M0 ${horizon}V${h * 0.36}Q${w * 0.2} ${h * 0.26} ${w * 0.42} ${h * 0.45}Q${w * 0.62} ${h * 0.3} ${w * 0.8} ${h * 0.4}T${w} ${h * 0.34}V${horizon}Z" fill="${tone.far}"/>`;
  for (let i = 0; i < 60 && !country; i++) {
    const x = (i * w) / 60;
    const tall = 40 + ((i * 53) % 90) * ((Math.abs(x - cx) / cx) * 0.9 + 0.25);
    s += rect(x, horizon - tall, w / 75, tall + 4, 4, tone.far, 0.6 + ((i * 7) % 4) / 10);
    if (night)
      for (let q = 0; q < 3; q++) s += rect(x + 8 + q * 12, horizon - tall + 14 + q * 9, 6, 8, 1, '#ffd98a', 0.7);
  }
  s += rect(0, horizon, w, h - horizon, 0, tone.grass);
  s += `<polygon fill="${tone.road}" points="${cx - 26},${horizon} ${cx + 26},${horizon} ${cx + w * 0.36},${h} ${cx - w * 0.36},${h}"/>`;
  for (const side of [-0.24, 0.24])
    for (let k = 0; k < 9; k++) {
      const [near, far] = [1 / (1 + k * 0.55), 1 / (1.22 + k * 0.55)];
      const X = (z: number) => cx + side * w * 0.36 * z * 1.4;
      const Y = (z: number) => horizon + (h - horizon) * z;
      s += `<polygon fill="${tone.line}" points="${X(near) - 11 * near},${Y(near)} ${X(near) + 11 * near},${Y(near)} ${X(far) + 11 * far},${Y(far)} ${X(far) - 11 * far},${Y(far)}"/>`;
    }
  for (let k = 12; k >= 0; k--)
    for (const side of [-1, 1]) {
      const z = 1 / (1 + k * 0.6);
      const [x, y, r] = [cx + side * w * (0.4 * z + 0.02), horizon + (h - horizon) * z * 0.82, 150 * z];
      s +=
        rect(x - r * 0.08, y - r * 0.9, r * 0.16, r * 0.95, 4, '#5c6fa8') +
        circle(x, y - r * 1.3, r * 0.62, tone.trees);
    }
  const car = (x: number, y: number, z: number, hex: string) =>
    rect(x - 115 * z, y - 82 * z, 230 * z, 75 * z, 26 * z, hex) + rect(x - 87 * z, y - 150 * z, 175 * z, 90 * z, 34 * z, hex) + rect(x - 69 * z, y - 135 * z, 138 * z, 54 * z, 18 * z, '#0b1533', 0.85) + rect(x - 106 * z, y - 63 * z, 35 * z, 21 * z, 9 * z, '#ff3b4e') + rect(x + 71 * z, y - 63 * z, 35 * z, 21 * z, 9 * z, '#ff3b4e') + rect(x - 96 * z, y - 18 * z, 40 * z, 24 * z, 6 * z, '#07112e') + rect(x + 56 * z, y - 18 * z, 40 * z, 24 * z, 6 * z, '#07112e'); // prettier-ignore
  if (hazard === 'car')
    s +=
      car(cx + 40, horizon + 150, 0.9, night ? '#7a2438' : '#ff5c7a') + car(cx - w * 0.07, horizon + 60, 0.4, '#fff');
  if (hazard === 'tram') s += rect(cx - 520, horizon - 190, 430, 260, 30, '#1f5bff') + rect(cx - 500, horizon - 160, 390, 110, 16, '#0b1533', 0.85) + rect(cx - 520, horizon + 10, 430, 24, 0, '#fff') + rect(0, horizon + 80, w, 8, 0, '#c9d6f0') + rect(0, horizon + 108, w, 8, 0, '#c9d6f0'); // prettier-ignore
  if (hazard === 'walker') s += circle(cx + 260, horizon - 50, 22, '#f1c3a0') + rect(cx + 236, horizon - 26, 48, 92, 20, '#ffb020') + rect(cx + 240, horizon + 58, 16, 74, 8, '#1b2650') + rect(cx + 266, horizon + 58, 16, 74, 8, '#1b2650'); // prettier-ignore
  if (dusk) s += heat(cx + w * 0.11, horizon - 40, h * 0.3, '#fff0d0');
  if (night) s += heat(cx - 300, horizon + 40, 620, '#fff4d6') + heat(cx - 301, horizon + 40, 160, '#ffffff') + heat(cx - 200, horizon + 41, 150, '#ffffff'); // prettier-ignore
  return screen(name, svg(w, h, tone.grass, s));
}

/** Runway ahead, from an aircraft. */
export function runway(name: string) {
  const [w, h, y] = [3600, 1000, 430];
  const lights = Array.from({ length: 22 }, (_, i) => { const z = 1 / (1 + i * 0.35); return [-1, 1].map((s) => circle(w / 2 + s * (26 + 620 * z), y + 470 * z, 3 + 9 * z, '#ffe9b0')).join(''); }); // prettier-ignore
  return screen(name, svg(w, h, '#8fae9a', `<defs><linearGradient id="k" x2="0" y2="1"><stop stop-color="#3f79ee"/><stop offset="1" stop-color="#e6efff"/></linearGradient></defs><rect width="${w}" height="${y}" fill="url(#k)"/><path d="M0 ${y}L500 ${y - 90}L900 ${y - 20}L1500 ${y - 70}L2200 ${y - 15}L2900 ${y - 110}L3600 ${y}Z" fill="#9db6e0"/><polygon points="${w / 2 - 26},${y} ${w / 2 + 26},${y} ${w / 2 + 640},${h} ${w / 2 - 640},${h}" fill="#4a5574"/>` + [0, 1, 2, 3, 4, 5].map((i) => { const z = 1 / (1 + i * 0.9); return `<polygon fill="#fff" points="${w / 2 - 14 * z},${y + 560 * z} ${w / 2 + 14 * z},${y + 560 * z} ${w / 2 + 10 * z},${y + 440 * z} ${w / 2 - 10 * z},${y + 440 * z}"/>`; }).join('') + lights.join(''))); // prettier-ignore
}

/** Primary flight display: horizon, tapes and heading. */
export function flightDisplay(name: string) {
  return screen(name, svg(900, 900, '#0a0f1e', `<g transform="rotate(-7 450 450)"><rect x="150" y="40" width="600" height="410" fill="#2f7bea"/><rect x="150" y="450" width="600" height="410" fill="#8a5a34"/><rect x="150" y="446" width="600" height="8" fill="#fff"/>${[-2, -1, 1, 2].map((i) => rect(370, 450 + i * 85, 160, 5, 2, '#fff')).join('')}</g>` + rect(0, 0, 140, 900, 0, '#0f1830') + rect(760, 0, 140, 900, 0, '#0f1830') + [0, 1, 2, 3, 4, 5, 6, 7].map((i) => text(30, 110 + i * 105, 44, String(210 - i * 10), '#cdd8f5') + text(775, 110 + i * 105, 40, String(3400 - i * 100), '#cdd8f5')).join('') + rect(270, 440, 130, 20, 6, '#ffc04d') + rect(500, 440, 130, 20, 6, '#ffc04d') + circle(450, 450, 12, '#ffc04d'))); // prettier-ignore
}

/** Radar picture of a sector. */
export function radar(name: string) {
  const targets = [[520, 300], [760, 420], [980, 250], [620, 640], [1080, 600], [860, 720]].map(([x, y], i) => rect(x - 9, y - 9, 18, 18, 3, i === 1 ? '#ffc04d' : '#5bd6a4') + `<path d="M${x} ${y}l${40 - i * 12} ${-30 + i * 9}" stroke="#5bd6a4" stroke-width="3"/>` + rect(x + 18, y + 14, 90, 12, 6, '#a9b7db', 0.9) + rect(x + 18, y + 34, 62, 12, 6, '#a9b7db', 0.6)).join(''); // prettier-ignore
  return screen(name, svg(1600, 900, '#08142b', [140, 260, 380, 500].map((r) => `<circle cx="800" cy="460" r="${r}" fill="none" stroke="#22406b" stroke-width="3"/>`).join('') + `<path d="M300 120L640 380L1320 760M980 60L800 460L420 860" stroke="#2d5a8f" stroke-width="3" fill="none"/>` + targets + rect(1310, 80, 230, 700, 16, '#0f2344') + [0, 1, 2, 3, 4, 5].map((i) => rect(1335, 110 + i * 110, 180, 84, 10, i === 1 ? '#5a4a1e' : '#1a3560')).join(''))); // prettier-ignore
}

/** Blackboard with a lesson. */
export const blackboard = (name: string) => screen(name, svg(2400, 900, '#1d4a44', text(180, 190, 110, '第五课　光的折射', '#f3f6ee') + `<path d="M1500 160V760M1200 460H2150" stroke="#cfe3da" stroke-width="6"/><path d="M1260 190L1500 460L1640 770" stroke="#ffd98a" stroke-width="10" fill="none"/>` + text(190, 380, 70, '入射角 i　折射角 r', '#dfeee6') + text(190, 520, 70, 'n = sin i ÷ sin r', '#ffd98a') + text(190, 660, 70, '例题：水面下的硬币', '#dfeee6'))); // prettier-ignore

/** Seating plan with heat: dark where much is looked at. @param round pupils as discs, the teacher's desk in front of us */
export function seatHeat(name: string, { round = false } = {}) {
  const share = [
    [14, 19, 22, 15],
    [11, 17, 18, 9],
    [7, 9, 8, 5],
    [3, 4, 4, 2],
    [1, 2, 1, 1],
  ];
  if (round) {
    const seats = share.map((row, r) => row.map((v, c) => { const [x, y] = [290 + c * 340, 790 - r * 165]; return circle(x, y, 46 + v * 1.6, '#ffb020', `opacity="${(v / 34).toFixed(2)}"`) + circle(x, y, 40, '#0b1533', `opacity="${(0.16 + v / 26).toFixed(2)}"`) + rect(x - 70, y - 74, 140, 20, 8, '#b9c6e2'); }).join('')).join(''); // prettier-ignore
    return screen(name, svg(1600, 1000, '#fbfcff', rect(560, 900, 480, 62, 14, '#1f5bff') + text(800, 944, 38, '讲台', '#fff', 'text-anchor="middle"') + seats)); // prettier-ignore
  }
  return screen(name, svg(1600, 1000, '#f3f6fc', rect(500, 50, 600, 60, 14, '#0b1533') + text(720, 98, 40, '讲台与黑板', '#fff') + share.map((row, r) => row.map((v, c) => rect(190 + c * 320, 160 + r * 162, 270, 132, 18, '#1f5bff', 0.06 + v / 24) + text(325 + c * 320, 242 + r * 162, 46, `${v}%`, v > 10 ? '#fff' : '#0b1533', 'text-anchor="middle"')).join('')).join(''))); // prettier-ignore
}
