import { box, circle } from './svg';

/** One layer of a mark: an area, an area cut out of what lies below, or a line of the given width. */
interface Layer {
  d: string;
  cut?: boolean;
  line?: number;
}

/**
 * The marks of the 24 invented institutions, 48 × 48 with 4 px left free, one
 * colour, each from its name and its field. Lines are 3 px so that a mark of
 * lines weighs as much as a mark of areas at the 28 px of the home page.
 */
export const CUSTOMER_MARKS: Record<string, Layer[]> = {
  // 东屿: an island, the sun rising in the east, a road out of it
  'dongyu-auto': [
    { d: 'M6 30a18 18 0 0 1 36 0z' },
    { d: 'M22.5 12h3l6 20h-15z', cut: true },
    { d: 'M6 36h36', line: 3 },
    { d: 'M14 42h20', line: 3 },
  ],
  // 临江: a gate at the river
  'linjiang-university': [
    { d: 'M8 7h32', line: 4 },
    { d: 'M13 7v20', line: 4 },
    { d: 'M35 7v20', line: 4 },
    { d: 'M13 16h22', line: 3 },
    { d: 'M5 33c3.2-3 6.3-3 9.5 0s6.3 3 9.5 0 6.3-3 9.5 0 6.3 3 9.5 0', line: 3 },
    { d: 'M5 41c3.2-3 6.3-3 9.5 0s6.3 3 9.5 0 6.3-3 9.5 0 6.3 3 9.5 0', line: 3 },
  ],
  // 衡山: the beam of a balance (衡) on a mountain
  'hengshan-tech': [
    { d: 'M24 14L43 43H5z' },
    { d: 'M24 26l6 9.5-6 3-6-3z', cut: true },
    { d: 'M6 9c12-4 24-4 36 0', line: 3 },
    { d: circle(24, 8, 3) },
  ],
  // 北辰: the pole star and its circle
  'beichen-aero': [
    { d: 'M24 4l5 15 15 5-15 5-5 15-5-15-15-5 15-5z' },
    { d: circle(24, 24, 3), cut: true },
    { d: 'M36 9a19 19 0 0 1 3 3', line: 3 },
    { d: 'M12 39a19 19 0 0 1-3-3', line: 3 },
  ],
  // 云和: a cloud with the cross in it
  'yunhe-hospital': [
    { d: 'M14 40a10 10 0 0 1-2-19.8A13 13 0 0 1 37 21a9.6 9.6 0 0 1-2 19z' },
    { d: 'M21.5 18.5h5V25H33v5h-6.5v6.5h-5V30H15v-5h6.5z', cut: true },
  ],
  // 清源: a drop above an open book
  'qingyuan-normal': [
    { d: 'M24 4c5 6 7 9 7 12.5a7 7 0 0 1-14 0C17 13 19 10 24 4z' },
    { d: 'M22 31v13C17 40 11 39 5 40V27c6-1 12 0 17 4z' },
    { d: 'M26 31v13c5-4 11-5 17-4V27c-6-1-12 0-17 4z' },
  ],
  // 兰亭: the roof of a pavilion over three shelves
  'lanting-retail': [
    { d: 'M24 4c3 6 9 10 19 11v4H5v-4C15 14 21 10 24 4z' },
    { d: 'M10 19v24', line: 3 },
    { d: 'M38 19v24', line: 3 },
    { d: 'M10 28h28', line: 3 },
    { d: 'M10 36h28', line: 3 },
    { d: 'M8 43h32', line: 3 },
  ],
  // 星图: a constellation on a telephone
  'xingtu-phone': [
    { d: box(10, 4, 28, 40, 6) },
    { d: 'M17 14l8 7-3 9 10 5', line: 2, cut: true },
    { d: circle(17, 14, 3), cut: true },
    { d: circle(25, 21, 2.5), cut: true },
    { d: circle(22, 30, 2.5), cut: true },
    { d: circle(32, 35, 3), cut: true },
  ],
  // 海西: a gantry crane over the water
  'haixi-port': [
    { d: 'M4 12h40', line: 4 },
    { d: 'M14 12v21', line: 4 },
    { d: 'M30 12v21', line: 4 },
    { d: 'M14 12L22 4l8 8', line: 3 },
    { d: 'M38 12v7', line: 3 },
    { d: box(33.5, 19, 9.5, 7) },
    { d: 'M4 41c3.3-4 6.7-4 10 0s6.7 4 10 0 6.7-4 10 0 6.7 4 10 0', line: 3.5 },
  ],
  // 珠河: a pearl on a running track
  'zhuhe-sport': [
    { d: box(5, 12, 38, 27, 13.5), line: 4 },
    { d: box(13, 20, 22, 11, 5.5) },
    { d: circle(37, 13.5, 10), cut: true },
    { d: circle(37, 13.5, 6.5) },
  ],
  // 南湖: an arch and its reflection
  'nanhu-architecture': [
    { d: 'M6 23V22a18 18 0 0 1 36 0v1h-7v-1a11 11 0 0 0-22 0v1z' },
    { d: 'M18 23v-1a6 6 0 0 1 12 0v1z' },
    { d: 'M8 30h32', line: 3 },
    { d: 'M12 36.5h24', line: 3 },
    { d: 'M17 43h14', line: 3 },
  ],
  // 金岭: rails into the pass
  'jinling-rail': [
    { d: 'M21 24L12 44', line: 4 },
    { d: 'M27 24l9 20', line: 4 },
    { d: 'M18.5 31h11', line: 3 },
    { d: 'M15 38.5h18', line: 3 },
    { d: 'M4 23L16 6l8 10 6-7 14 14-3.5 3L30 15.5 24 22 16 12.5 7 26z' },
  ],
  // 华序: the grid as a hexagon with its bolt
  'huaxu-grid': [{ d: 'M24 3.5L42 14v20L24 44.5 6 34V14z' }, { d: 'M27 11L15 27h7.5L20 38l13-17h-8z', cut: true }],
  // 明湖: two hemispheres
  'minghu-brain': [
    { d: 'M22 5v38a8 8 0 0 1-9-6 8 8 0 0 1-6-12 8 8 0 0 1 4-12 8 8 0 0 1 11-8z' },
    { d: 'M26 5v38a8 8 0 0 0 9-6 8 8 0 0 0 6-12 8 8 0 0 0-4-12 8 8 0 0 0-11-8z' },
    { d: 'M22 18c-3 0-5 1.5-5.5 4', line: 2.5, cut: true },
    { d: 'M22 31c-3 0-5-1-6-3', line: 2.5, cut: true },
    { d: 'M26 25c3 0 5-1.5 5.5-4', line: 2.5, cut: true },
    { d: 'M26 35c2.5 0 4-1 5-2.5', line: 2.5, cut: true },
  ],
  // 天桥: a bridge inside a shield
  'tianqiao-insurance': [
    { d: 'M24 3.5L41 9v13c0 11-7 18-17 22.5C14 40 7 33 7 22V9z' },
    { d: 'M12 27.5h24', line: 3, cut: true },
    { d: 'M12.5 27a11.5 11.5 0 0 1 23 0', line: 3, cut: true },
    { d: 'M20 17v10', line: 2, cut: true },
    { d: 'M28 17v10', line: 2, cut: true },
  ],
  // 罗溪: the control tower
  'luoxi-tower': [
    { d: 'M9 12h30l-5.5 12h-19z' },
    { d: 'M18 16.5h12', line: 2.5, cut: true },
    { d: 'M20 26h8l2.5 18h-13z' },
    { d: 'M24 12V4', line: 3 },
    { d: 'M17 6.5h14', line: 3 },
  ],
  // 麒麟: a person who walks again
  'qilin-rehab': [
    { d: circle(28, 9, 5) },
    { d: 'M24 18c-1 9 6 12 7 25', line: 5 },
    { d: 'M23.5 26C22 34 17 38 9 41', line: 5 },
    { d: 'M24 18.5c-6 0-10 3-12 9', line: 4 },
    { d: 'M25 19c3 5 7 7 13 7', line: 4 },
  ],
  // 丰泽: the character 丰 as an ear of grain
  'fengze-appliance': [
    { d: 'M24 4v40', line: 4 },
    { d: 'M24 15C14 15 9 12 8 6c10 0 15 3 16 9z' },
    { d: 'M24 15c10 0 15-3 16-9-10 0-15 3-16 9z' },
    { d: 'M24 26C14 26 9 23 8 17c10 0 15 3 16 9z' },
    { d: 'M24 26c10 0 15-3 16-9-10 0-15 3-16 9z' },
    { d: 'M24 37C14 37 9 34 8 28c10 0 15 3 16 9z' },
    { d: 'M24 37c10 0 15-3 16-9-10 0-15 3-16 9z' },
  ],
  // 时光: an hourglass
  'shiguang-museum': [
    { d: 'M13 8h22c0 8-4 11-8.5 16 4.5 5 8.5 8 8.5 16H13c0-8 4-11 8.5-16C17 19 13 16 13 8z' },
    { d: 'M17 12h14c-.5 2-1.5 3.5-3 5h-8c-1.5-1.5-2.5-3-3-5z', cut: true },
    { d: 'M24 26v5', line: 2, cut: true },
    { d: 'M10 6h28', line: 4 },
    { d: 'M10 42h28', line: 4 },
  ],
  // 沧澜: the great wave
  'canglan-university': [
    { d: 'M4 40C4 20 14 8 27 8c9 0 15 5 15 12-2-4-6-6-10-5-6 1-8 6-6 10 2 5 9 8 18 7v8z' },
    { d: circle(40, 9, 3.5) },
  ],
  // 远望: a bow and the light at sea
  'yuanwang-ship': [
    { d: 'M6 21l18-6 18 6c0 8-3 13-7 17H13c-4-4-7-9-7-17z' },
    { d: 'M24 15v23', line: 2.5, cut: true },
    { d: 'M17 15V7h14v8', line: 3.5 },
    { d: 'M5 43.5h38', line: 3 },
  ],
  // 白山: the section of a beam under a snow line
  'baishan-steel': [
    { d: 'M5 26h38v6H28v6h15v6H5v-6h15v-6H5z' },
    { d: 'M6 22L20 4l6 7 4-4 12 15h-7l-5.5-7-4 4-5.5-7-7.5 10z' },
  ],
  // 星禾: a seedling with a star
  'xinghe-kids': [
    { d: 'M24 44V25', line: 4 },
    { d: 'M24 34C12 35 6 30 5 20c11-1 18 4 19 14z' },
    { d: 'M24 34c12 1 18-4 19-14-11-1-18 4-19 14z' },
    { d: 'M24 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L24 17.2l-5.6 3.1 1.2-6.3L15 9.6l6.3-.8z' },
  ],
  // 观澜: an eye between two waves, the picture starts in it
  'guanlan-media': [
    { d: 'M3 24C13 8 35 8 45 24 35 40 13 40 3 24z' },
    { d: circle(24, 24, 9.5), cut: true },
    { d: 'M21 18.5v11l9-5.5z' },
  ],
};

const COLOUR = '#4a5878';

/** A mark as a file; what is cut out is a hole, so that it stands on every ground. */
export function customerMarkFile(layers: Layer[]): string {
  const holes = layers.filter(({ cut }) => cut);
  const mask = holes.length
    ? `<mask id="m"><path fill="#fff" d="M0 0h48v48H0z"/>${holes.map((layer) => path(layer, '#000')).join('')}</mask>`
    : '';
  // what follows the last hole lies on top of it
  const last = layers.findLastIndex(({ cut }) => cut);
  const below = layers.filter(({ cut }, index) => !cut && index < last).map((layer) => path(layer, COLOUR));
  const above = layers.filter(({ cut }, index) => !cut && index > last).map((layer) => path(layer, COLOUR));
  const masked = below.length ? `<g mask="url(#m)">${below.join('')}</g>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" fill="none" stroke-linecap="round" stroke-linejoin="round">${mask}${masked}${above.join('')}</svg>\n`;
}

function path({ d, line }: Layer, colour: string): string {
  return line ? `<path stroke="${colour}" stroke-width="${line}" d="${d}"/>` : `<path fill="${colour}" d="${d}"/>`;
}
