/** Results as they are shown on a desk screen: envelopes, posture, shelves, instruments, four camera views. */
import { screen } from '../kit/material.ts';
import { circle, gazePath, rect, svg, text } from './screens.ts';

const [W, H] = [1600, 930];

/** Sixteen muscle envelopes, two of which start early. */
export function envelopes(name: string) {
  const rows = Array.from({ length: 16 }, (_, i) => {
    const y = 70 + i * 52;
    const early = i === 5 || i === 6;
    const points = Array.from({ length: 161 }, (_, k) => {
      const x = k / 160;
      const bump = (m: number, s: number) => Math.exp(-(((x - m + (early ? 0.12 : 0)) / s) ** 2));
      return (
        `${230 + x * 1310} ` +
        (
          y +
          40 -
          34 *
            (bump(0.36 + (i % 5) * 0.03, 0.06) * (0.6 + ((i * 7) % 5) / 10) + 0.5 * bump(0.74 - (i % 4) * 0.03, 0.08))
        ).toFixed(1)
      );
    });
    return (
      rect(50, y + 14, 120, 20, 10, early ? '#ffc04d' : '#3d4f80') +
      `<path d="M230 ${y + 40}L${points.join('L')}L1540 ${y + 40}Z" fill="${early ? '#ffc04d' : '#2fd3a0'}" fill-opacity=".85"/>`
    );
  });
  return screen(name, svg(W, H, '#0a1638', rows.join('') + rect(700, 50, 4, 850, 2, '#fff', 0.7)));
}

/** Person from the side with the angle between head and trunk. */
export function posture(name: string) {
  const body =
    circle(900, 230, 84, '#8fa6d6') +
    '<path d="M830 300C740 330 690 420 690 560V700H830C840 560 850 450 900 330Z" fill="#8fa6d6"/><path' +
    ' d="M690 640H1010L1040 880H960L930 740H690Z" fill="#5b6b8f"/><path d="M760 400L980 540L1080 500"' +
    ' stroke="#8fa6d6" stroke-width="56" fill="none" stroke-linecap="round" stroke-linejoin="round"/>';
  const angle =
    '<path d="M770 380V90" stroke="#fff" stroke-width="5" stroke-dasharray="16 12"/><path d="M770 380L960' +
    ' 130" stroke="#ffc04d" stroke-width="8"/><path d="M770 190A190 190 0 0 1 885 229" stroke="#ffc04d"' +
    ' stroke-width="10" fill="none"/>';
  const bars = [34, 28, 41, 22, 37, 31]
    .map((v, i) => rect(1180 + i * 62, 820 - v * 12, 40, v * 12, 8, v > 30 ? '#ff7a92' : '#3ddbe6'))
    .join('');
  return screen(
    name,
    svg(
      W,
      H,
      '#0a1638',
      body +
        angle +
        bars +
        rect(1160, 458, 400, 4, 2, '#fff', 0.8) +
        text(980, 150, 64, '38°', '#ffc04d', 'font-weight="700"') +
        text(1330, 440, 36, '30°', '#fff') +
        text(80, 110, 50, '颈部前屈', '#fff'),
    ),
  );
}

/** Four camera views of a driver: hands, feet, face, cabin. */
export function fourViews(name: string) {
  const tile = (x: number, y: number, hex: string, body: string) =>
    `<g transform="translate(${x} ${y})">${rect(0, 0, 770, 435, 14, hex)}${body}</g>`;
  const wheel =
    '<circle cx="385" cy="300" r="190" fill="none" stroke="#16203f" stroke-width="34"/><path d="M180' +
    ' 240l60 90M590 240l-60 90" stroke="#f1c3a0" stroke-width="70" stroke-linecap="round"/>';
  const feet =
    rect(250, 150, 90, 150, 14, '#c9d6f0') +
    rect(440, 130, 110, 170, 14, '#c9d6f0') +
    '<path d="M480 420L500 240" stroke="#f4f7ff" stroke-width="90" stroke-linecap="round"/><path d="M230' +
    ' 420L210 300" stroke="#f4f7ff" stroke-width="90" stroke-linecap="round"/>';
  const face =
    circle(385, 230, 130, '#f1c3a0') +
    '<path d="M255 200A130 130 0 0 1 515 200Q385 110 255 200Z" fill="#201a22"/><path d="M270' +
    ' 225h100v44h-100zM400 225h100v44h-100z" fill="none" stroke="#0f1830" stroke-width="12"/>' +
    rect(230, 360, 310, 80, 40, '#1f5bff');
  const cabin =
    rect(60, 60, 650, 170, 10, '#9cc2ff') +
    '<polygon points="340,230 430,230 560,110 210,110" fill="#6b7aa6"/>' +
    rect(40, 230, 690, 60, 20, '#dbe4f6') +
    '<path d="M200 430L230 300" stroke="#1f5bff" stroke-width="110" stroke-linecap="round"/>' +
    circle(250, 250, 52, '#201a22');
  return screen(
    name,
    svg(
      W,
      H,
      '#060b1f',
      tile(20, 20, '#3b4b7d', wheel) +
        tile(810, 20, '#27345f', feet) +
        tile(20, 475, '#8fa6d6', face) +
        tile(810, 475, '#54669c', cabin),
    ),
  );
}

/** Shelf with four boards, most fixations on the third. */
export function shelfGaze(name: string) {
  const hexes = ['#ff8a5c', '#ffd166', '#5b8cff', '#2fbf8f', '#c58cf0', '#ff6f86'];
  const boards = [0, 1, 2, 3].map(
    (r) =>
      Array.from(
        { length: 15 },
        (_, i) =>
          rect(70 + i * 98, 60 + r * 215, 62, 150, 16, hexes[(Math.floor(i / 3) + r * 2) % 6]) +
          rect(76 + i * 98, 120 + r * 215, 50, 44, 4, '#fff'),
      ).join('') + rect(40, 212 + r * 215, 1520, 26, 4, '#1f5bff'),
  );
  const marks: [number, number, number][] = [
    [420, 340, 30],
    [560, 590, 46],
    [700, 560, 60],
    [860, 600, 52],
    [980, 570, 40],
    [760, 620, 56],
    [640, 780, 26],
    [900, 350, 24],
    [1120, 590, 36],
  ];
  return screen(name, svg(W, H, '#e4ebf9', boards.join('') + gazePath(marks, '#0b1533')));
}

/** Instrument panel with a scan path that leaves out the airspeed. */
export function instrumentScan(name: string) {
  const dials = [
    [300, 260],
    [800, 260],
    [1300, 260],
    [300, 680],
    [800, 680],
    [1300, 680],
  ].map(
    ([x, y], i) =>
      circle(x, y, 185, '#0f1830') +
      `<circle cx="${x}" cy="${y}" r="170" fill="none" stroke="#cdd8f5" stroke-width="5" stroke-dasharray="4 22"/>` +
      (i === 1
        ? `<path d="M640 260a160 160 0 0 1 320 0z" fill="#2f7bea"/><path d="M640 260a160 160 0 0 0 320 0z" fill="#8a5a34"/>`
        : `<path d="M${x} ${y}L${x + 110 * Math.cos(i * 1.7)} ${y + 110 * Math.sin(i * 1.7)}" stroke="#fff" stroke-width="9"/>`) +
      text(x, y + 110, 34, ['空速', '', '高度', '转弯', '航向', '升降'][i], '#a9b7db', 'text-anchor="middle"'),
  );
  const path = gazePath(
    [
      [800, 250, 60],
      [1290, 270, 44],
      [810, 300, 52],
      [800, 660, 40],
      [1310, 660, 34],
      [780, 240, 58],
      [1280, 230, 38],
      [840, 680, 36],
    ],
    '#3ddbe6',
  );
  return screen(
    name,
    svg(
      W,
      H,
      '#27345f',
      dials.join('') +
        path +
        `<circle cx="300" cy="260" r="205" fill="none" stroke="#ff7a92" stroke-width="8" stroke-dasharray="22 16"/>`,
    ),
  );
}

/** Two versions of a page side by side, each with its scan path. */
export function compared(name: string) {
  const side = (x: number, points: [number, number, number][], hex: string) =>
    `<g transform="translate(${x} 0)">${rect(30, 40, 720, 850, 24, '#ffffff')}${rect(70, 90, 260, 34, 17, '#0b1533')}` +
    `${rect(70, 160, 640, 260, 18, '#bcd0f8')}` +
    [0, 1, 2].map((i) => rect(70, 460 + i * 62, 600 - i * 90, 26, 13, '#d5dff3')).join('') +
    `${rect(70, 690, 300, 76, 38, '#1f5bff')}${gazePath(points, hex)}</g>`;
  return screen(
    name,
    svg(
      W,
      H,
      '#e9f0ff',
      side(
        10,
        [
          [240, 250, 40],
          [520, 320, 34],
          [160, 480, 26],
          [420, 540, 30],
          [600, 260, 28],
          [200, 610, 24],
          [560, 640, 30],
          [220, 728, 44],
        ],
        '#ff5c7a',
      ) +
        side(
          810,
          [
            [250, 260, 40],
            [180, 480, 28],
            [220, 728, 50],
          ],
          '#12b886',
        ),
    ),
  );
}
