import { createHash } from 'node:crypto';

const SIGNALS = ['#2f6bff', '#8b5cf6', '#ff5c7a', '#ffb020', '#12b886', '#18c7d4'];
const DARK = { background: '#07112e', tick: '#5468ad' };
const LIGHT = { background: '#f3f6fc', tick: '#c3d0ea' };
const WIDTH = 1600;
const HEIGHT = 1000;

/** A picture of 1600 × 1000: signal traces over a tick scale; the path decides which, so no two are alike. */
export function placeholderPicture(file: string): string {
  const random = randomOf(file);
  const look = /(product|module|header)/.test(file) ? DARK : LIGHT;
  const first = Math.floor(random() * SIGNALS.length);
  const count = 2 + Math.floor(random() * 4);
  const traces = Array.from({ length: count }, (_, index) => {
    const middle = (HEIGHT * (index + 1)) / (count + 1);
    return `<path d="${trace(middle, 20 + random() * 50, random)}" stroke="${SIGNALS[(first + index) % SIGNALS.length]}"/>`;
  });
  const ticks = Array.from({ length: WIDTH / 20 - 1 }, (_, index) => {
    const length = index % 10 === 9 ? 36 : index % 5 === 4 ? 24 : 14;
    return `<path d="M${(index + 1) * 20} ${HEIGHT} v-${length}" stroke="${look.tick}" stroke-width="2"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${look.background}"/>` +
    `<g fill="none" stroke-width="5" stroke-linejoin="round">${traces.join('')}</g>${ticks.join('')}</svg>`
  );
}

/** A sign of 48 × 48 in one colour: icons and customers' marks. */
export function placeholderMark(file: string): string {
  const random = randomOf(file);
  const bars = Array.from({ length: 5 }, (_, index) => {
    const height = 8 + Math.round(random() * 28);
    return `<path d="M${8 + index * 8} ${24 - height / 2}v${height}"/>`;
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" fill="none" ' +
    `stroke="#1f5bff" stroke-width="3" stroke-linecap="round">${bars.join('')}</svg>`
  );
}

/** The smallest valid PDF: one empty page. */
export function placeholderPdf(): string {
  return (
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  );
}

function trace(middle: number, amplitude: number, random: () => number): string {
  const slow = 0.004 + random() * 0.01;
  const fast = 0.03 + random() * 0.08;
  const phase = random() * 6;
  const points = [];
  for (let x = 0; x <= WIDTH; x += 8) {
    const y =
      middle + amplitude * Math.sin(x * slow + phase) + amplitude * 0.4 * Math.sin(x * fast) * Math.sin(x * slow);
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

/** Numbers between 0 and 1 that depend on the text alone. */
function randomOf(text: string): () => number {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
