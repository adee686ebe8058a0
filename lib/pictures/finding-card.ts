import sharp, { type OverlayOptions } from 'sharp';
import { CHART_SIZES } from '../charts/sizes';
import { CHART_COLOURS as COLOURS } from '../charts/theme';
import { SHARE_CARD_SIZE, SHARE_SQUARE_SIZE } from '../constants';
import type { DrawnText } from '../drawn-text';
import { fittedText, plainFont, type FittedStyle } from './fitted-text';
import type { ShareForm } from './share-picture';

/** What was found, in words. */
export interface FindingWords {
  /** whose it is, e.g. 案例 东屿汽车研究院 */
  kicker: string;
  /** the number and its unit */
  value: string;
  unit: string;
  /** what the number is of */
  label: string;
  /** the answer in one sentence */
  answer: string;
}

/** What a card shows of it. */
export interface FindingContent extends FindingWords {
  /** the chart that leads, as an SVG of `CHART_SIZES.narrow`; null without one */
  chart: string | null;
  /** name of the site */
  site: string;
}

interface Form {
  size: { width: number; height: number };
  edge: number;
  kicker: FittedStyle;
  value: FittedStyle;
  unit: FittedStyle;
  label: FittedStyle;
  answer: FittedStyle | null;
  site: FittedStyle;
  /** pixels between two ticks of the ruler */
  tick: number;
}

const EDGE = 64;
const COLUMN = 520;
const white = COLOURS['on-deep'];
const quiet = COLOURS['on-deep-quiet'];
const ONE_LINE = 1;

const FORMS: Record<ShareForm, Form> = {
  card: {
    size: SHARE_CARD_SIZE,
    edge: EDGE,
    kicker: { size: 28, colour: quiet, most: ONE_LINE, width: SHARE_CARD_SIZE.width - 2 * EDGE },
    value: { size: 150, bold: true, colour: white, most: ONE_LINE },
    unit: { size: 56, bold: true, colour: white, most: ONE_LINE },
    label: { size: 36, bold: true, colour: white, most: 2, width: COLUMN, balanced: true },
    answer: { size: 28, colour: COLOURS['on-deep-body'], spacing: 6, most: 3, width: COLUMN },
    site: { size: 28, bold: true, colour: white, most: ONE_LINE },
    tick: 12,
  },
  // shown 100 px wide: the number and what it is of
  square: {
    size: SHARE_SQUARE_SIZE,
    edge: 48,
    kicker: { size: 34, colour: quiet, most: ONE_LINE },
    value: { size: 190, bold: true, colour: white, most: ONE_LINE },
    unit: { size: 76, bold: true, colour: white, most: ONE_LINE },
    label: { size: 48, bold: true, colour: white, most: 2, balanced: true },
    answer: null,
    site: { size: 34, bold: true, colour: white, most: ONE_LINE },
    tick: 20,
  },
};

/**
 * Draws what a case found: number, sentence and curve on the deep ground, in the Chinese font of the system.
 * @returns a JPEG of the form's size
 * @throws Error when the system has no Chinese font; a chart that cannot be drawn is left out
 */
export async function drawFindingCard(form: ShareForm, content: FindingContent): Promise<Buffer> {
  const { size, edge, tick, ...styles } = FORMS[form];
  const family = await plainFont();
  const room = size.width - 2 * edge;
  const chart = styles.answer && content.chart ? await drawnChart(content.chart).catch(() => null) : null;
  // nothing beside the words: they have the whole width
  const written = (text: string, style: FittedStyle | null) =>
    style && fittedText(text, { ...style, width: chart ? (style.width ?? room) : room }, family);
  const [kicker, label, answer, site] = await Promise.all([
    written(content.kicker, styles.kicker),
    written(content.label, styles.label),
    written(content.answer, styles.answer),
    written(content.site, styles.site),
  ]);
  const isName = [...content.value].length > MOST_OF_NUMBER;
  const numberRoom = chart || !styles.answer ? Math.min(room, COLUMN) : room;
  const [value, unit] = isName
    ? [await fittedText(content.value, { ...NAME[form], width: chart ? COLUMN : room }, family), null]
    : await number(content, styles, numberRoom, family);
  const layers: OverlayOptions[] = [{ input: ruler(size, edge, tick), left: 0, top: 0 }];
  let y = edge;
  const place = (text: DrawnText | null, gap: number, left = edge) => {
    if (!text) return;
    layers.push({ input: text.picture, left, top: y });
    y += text.height + gap;
  };
  place(kicker, Math.round(edge * 0.7));
  if (value && unit)
    layers.push({ input: unit.picture, left: edge + value.width + 20, top: y + value.height - unit.height });
  place(value, Math.round(edge * 0.6));
  place(label, Math.round(edge * 0.4));
  place(answer, 0);
  if (site) layers.push({ input: site.picture, left: edge, top: size.height - 4 * tick - site.height });
  if (chart) layers.push({ input: chart, left: size.width - edge - CHART.width, top: 128 });
  return await sharp({ create: { ...size, channels: 3, background: COLOURS.deep } })
    .composite(layers)
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}

/** The chart beside the words; its letters grow with it. */
const CHART = { width: 524, height: Math.round((524 * CHART_SIZES.narrow.height) / CHART_SIZES.narrow.width) };

function drawnChart(svg: string): Promise<Buffer> {
  const density = (72 * CHART.width) / CHART_SIZES.narrow.width;
  return sharp(Buffer.from(svg), { density }).resize(CHART).png().toBuffer();
}

/** Longer ones are no number but a name, in smaller letters and perhaps on two lines. */
const MOST_OF_NUMBER = 24;
const NAME: Record<ShareForm, FittedStyle> = {
  card: { size: 76, bold: true, colour: white, most: 2, balanced: true },
  square: { size: 56, bold: true, colour: white, most: 4, balanced: true },
};

/** The number and its unit, smaller where the two would not fit beside each other. */
async function number(
  { value, unit }: FindingContent,
  styles: Pick<Form, 'value' | 'unit'>,
  room: number,
  family: string,
): Promise<[DrawnText | null, DrawnText | null]> {
  const drawn = (scale: number) =>
    Promise.all(
      (
        [
          [value, styles.value],
          [unit, styles.unit],
        ] as const
      ).map(([text, style]) =>
        // wide enough for any: a number is never broken
        fittedText(
          [...text].slice(0, MOST_OF_NUMBER).join(''),
          { ...style, size: Math.round(style.size * scale), width: 10 * room },
          family,
        ),
      ),
    );
  const widthOf = (texts: (DrawnText | null)[]) => texts.reduce((sum, text) => sum + (text ? text.width + 20 : 0), 0);
  const whole = await drawn(1);
  const [first, second] = widthOf(whole) <= room ? whole : await drawn(room / widthOf(whole));
  return [first, second];
}

/** The site's ruler along the lower edge: ticks, and the caret where the words begin. */
function ruler({ width, height }: { width: number; height: number }, edge: number, tick: number): Buffer {
  const ticks = Array.from({ length: Math.ceil(width / tick) }, (_, index) => {
    const length = index % 10 === 0 ? 2 * tick : tick;
    return `M${index * tick + 1} ${height}v${-length}`;
  });
  const caret = `M${edge - tick} ${height - 2.6 * tick}h${2 * tick}l${-tick} ${1.4 * tick}z`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<path d="${ticks.join('')}" stroke="${COLOURS['deep-tick']}" stroke-width="2"/>` +
      `<path d="${caret}" fill="${COLOURS.gaze}"/></svg>`,
  );
}
