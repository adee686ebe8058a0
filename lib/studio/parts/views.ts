/** Places drawn in one-point perspective: virtual halls and corridors for screens and headsets. */
import { screen } from '../kit/material.ts';
import { circle, rect, svg, text } from './screens.ts';

/** Fork in a hall: two corridors, a hanging sign between them, paths walked on the floor. */
export function junction(name: string, { warm = true, paths = false, sign = '出口　展厅二' } = {}) {
  const [w, h] = [1600, 930];
  const [wall, side, floor, light] = warm
    ? ['#f3e3cb', '#e2c9a5', '#c9a77a', '#fff6e2']
    : ['#dbe6fb', '#b5c8ee', '#8fa6d6', '#f4f8ff'];
  const corridor = (x: number, to: number) =>
    `<polygon points="${x},280 ${x + 300},280 ${x + 300},640 ${x},640" fill="${side}"/><polygon points="${x + 300}` +
    `,640 ${x},640 ${x - 60},760 ${x + 340},760" fill="${floor}"/><polygon points="${x + to},350 ${x + to + 130}` +
    `,350 ${x + to + 130},590 ${x + to},590" fill="${light}"/><polygon points="${x},280 ${x + to},350 ${x + to}` +
    `,590 ${x},640" fill="${wall}" opacity=".7"/>`;
  const body =
    rect(0, 0, w, h, 0, wall) +
    `<polygon points="0,930 0,820 200,690 1400,690 1600,820 1600,930" fill="${floor}"/><polygon` +
    ` points="0,0 1600,0 1400,170 200,170" fill="${light}"/>` +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<polygon points="${420 + i * 200},30 ${520 + i * 200},30 ${545 + i * 160},120 ${470 + i * 160},120" fill="#fff"/>`,
      )
      .join('') +
    corridor(300, 60) +
    corridor(1000, 110) +
    rect(660, 300, 280, 390, 0, side) +
    rect(700, 350, 200, 250, 6, '#3f6fd8') +
    circle(800, 470, 62, '#ffd98a') +
    `<path d="M560 80V180M1040 80V180" stroke="#5b6b8f" stroke-width="6"/>` +
    rect(520, 170, 560, 96, 14, '#0f2a66') +
    text(800, 236, 50, sign, '#fff', 'text-anchor="middle"') +
    `<path d="M560 218l26-22v14h40v16h-40v14z" fill="#ffd98a"/><path d="M1040 218l-26-22v14h-40v16h40v14z" fill="#ffd98a"/>`;
  const walked = paths
    ? [
        'M800 930C790 850 700 820 460 720',
        'M780 930C800 830 860 800 1130 720',
        'M820 930C840 850 760 800 800 780C860 760 900 800 820 820C700 840 620 800 440 730',
        'M760 930C740 860 680 800 480 740',
      ]
        .map(
          (d, i) =>
            `<path d="${d}" fill="none" stroke="${['#1f5bff', '#8b5cf6', '#ff5c7a', '#18c7d4'][i]}"` +
            ' stroke-width="9" stroke-linecap="round"/>',
        )
        .join('')
    : '';
  return screen(name, svg(w, h, wall, body + walked));
}

/** Tunnel ahead of a train with a signal, one of three windows. */
export function tunnel(name: string) {
  const [w, h] = [2400, 800];
  const rings = Array.from({ length: 9 }, (_, i) => {
    const z = 1 / (1 + i * 0.5);
    return (
      `<ellipse cx="1200" cy="${400}" rx="${1000 * z}" ry="${520 * z}" fill="none" stroke="#8fa6d6"` +
      ` stroke-opacity="${0.2 + 0.5 * (1 - z)}" stroke-width="${16 * z + 2}"/>`
    );
  });
  const rails = [-1, 1]
    .map(
      (s) =>
        `<polygon points="${1200 + s * 12},420 ${1200 + s * 15},420 ${1200 + s * 330},800 ${1200 + s * 270},800" fill="#d5dff5"/>`,
    )
    .join('');
  const sleepers = Array.from({ length: 10 }, (_, i) => {
    const z = 1 / (1 + i * 0.5);
    return rect(1200 - 420 * z, 415 + 370 * z, 840 * z, 16 * z, 3, '#3a4668');
  });
  return screen(
    name,
    svg(
      w,
      h,
      '#131a30',
      rings.join('') +
        sleepers.join('') +
        rails +
        rect(1420, 260, 56, 150, 14, '#05070f') +
        circle(1448, 296, 20, '#3a4668') +
        circle(1448, 340, 20, '#2fd3a0') +
        circle(1448, 384, 20, '#3a4668') +
        `<path d="M1448 410V600" stroke="#5b6b8f" stroke-width="10"/>` +
        circle(1448, 340, 52, '#2fd3a0', 'fill-opacity=".25"'),
    ),
  );
}

/** Night motorway for a lorry's windscreen. */
export function nightRoad(name: string) {
  const [w, h, y] = [2400, 900, 400];
  const lamps = Array.from({ length: 9 }, (_, i) => {
    const z = 1 / (1 + i * 0.55);
    return [-1, 1]
      .map(
        (s) =>
          `<path d="M${1200 + s * 1000 * z} ${y + 300 * z}V${y - 330 * z}" stroke="#2a3762" stroke-width="${14 * z}"/>` +
          circle(1200 + s * 960 * z, y - 330 * z, 16 * z + 2, '#ffe2a0'),
      )
      .join('');
  });
  const dashes = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [1 / (1 + i * 0.6), 1 / (1.25 + i * 0.6)];
    return (
      `<polygon fill="#c9d6f0" points="${1200 - 10 * a},${y + 500 * a} ${1200 + 10 * a},${y + 500 * a} ${1200 + 10 * b}` +
      `,${y + 500 * b} ${1200 - 10 * b},${y + 500 * b}"/>`
    );
  });
  return screen(
    name,
    svg(
      w,
      h,
      '#060b1f',
      `<rect width="${w}" height="${y}" fill="#0a1230"/><polygon points="1180,${y} 1220,${y} 2300,${h} 100,${h}" fill="#141c38"/>` +
        dashes.join('') +
        lamps.join('') +
        circle(1060, y + 26, 9, '#ff4d5e') +
        circle(1090, y + 26, 9, '#ff4d5e'),
    ),
  );
}

/** Container yard from far above, as seen through a crane's glass floor. */
export function yardBelow(name: string) {
  const hexes = ['#d9573f', '#2f6bdf', '#e0a63a', '#3d9a77', '#8b97b8', '#c44f62'];
  const boxes = Array.from({ length: 7 }, (_, r) =>
    Array.from(
      { length: 6 },
      (_, c) =>
        rect(70 + c * 250, 40 + r * 130, 220, 104, 4, hexes[(r * 5 + c * 3) % 6]) +
        [1, 2, 3, 4].map((i) => rect(70 + c * 250 + i * 44, 44 + r * 130, 5, 96, 1, '#000', 0.14)).join(''),
    ).join(''),
  );
  return screen(name, svg(1600, 960, '#a5afc4', boxes.join('') + rect(735, 0, 26, 960, 0, '#ffd23f', 0.9)));
}

/** Yard and sea at the horizon, seen from a crane. */
export function yardFar(name: string) {
  const hexes = ['#d9573f', '#2f6bdf', '#e0a63a', '#3d9a77', '#8b97b8', '#c44f62'];
  const stacks = Array.from({ length: 40 }, (_, i) => {
    const row = Math.floor(i / 10);
    const wide = 150 + row * 40;
    return [0, 1, 2]
      .slice(0, 1 + ((i * 7) % 3))
      .map((k) =>
        rect(
          (((i % 10) * 175 + row * 60) % 1650) - 60,
          560 + row * 90 - k * 34,
          wide,
          34,
          2,
          hexes[(i * 5 + k * 2) % 6],
        ),
      )
      .join('');
  });
  const cranes = [250, 760, 1290]
    .map(
      (x) =>
        `<path d="M${x} 560V240M${x + 60} 560V240M${x - 150} 240H${x + 210}M${x + 30} 240V190L${x - 140} 240M${x + 30}` +
        ` 190L${x + 200} 240" stroke="#5b6b8f" stroke-width="12" fill="none"/>`,
    )
    .join('');
  return screen(
    name,
    svg(
      1600,
      960,
      '#b9c6dd',
      '<defs><linearGradient id="m" x2="0" y2="1"><stop stop-color="#9cc2ff"/><stop offset="1"' +
        ' stop-color="#f7ead8"/></linearGradient></defs><rect width="1600" height="520" fill="url(#m)"/>' +
        rect(0, 500, 1600, 60, 0, '#7fa0c9') +
        cranes +
        stacks.join(''),
    ),
  );
}
