/** Drawing primitives of the figures. All lengths are drawing units (1 unit = 1 pt in print). */

export const colours: Record<string, string> = {
  gaze: '#2f6bff',
  brain: '#8b5cf6',
  heart: '#ff5c7a',
  skin: '#f0a010',
  muscle: '#12b886',
  motion: '#18b4c4',
  vehicle: '#5b6b8f',
  ink: '#0b1533',
  quiet: '#9fb0d3',
};

export const grey = { text: '#4a5878', axis: '#7d8cb3', grid: '#e4eaf5', mist: '#f3f6fc' };

/** Hex colour of a name in the text; the n-th colour of the family when the name is missing. Throws on an unknown name. */
export function colourOf(name: string | undefined, index = 0): string {
  const chosen = name ?? ['gaze', 'heart', 'muscle', 'brain', 'skin', 'motion'][index % 6];
  const hex = colours[chosen];
  if (!hex) throw new Error(`unknown colour "${chosen}"`);
  return hex;
}

const number = (value: number) => String(Math.round(value * 100) / 100);

export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export interface TextOptions {
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  bold?: boolean;
  /** a white ground, for texts above lines */
  ground?: boolean;
}

export function text(x: number, y: number, content: string, options: TextOptions = {}): string {
  const { size = 8, anchor = 'start', fill = grey.text, bold = false, ground = false } = options;
  const weight = bold ? ' font-weight="600"' : '';
  const width = textWidth(content, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const behind = ground
    ? rectangle(left - 1, y - size * 0.9, width + 2, size * 1.15, 'fill="#fff" fill-opacity="0.85"')
    : '';
  return `${behind}<text x="${number(x)}" y="${number(y)}" font-size="${size}" text-anchor="${anchor}" fill="${fill}"${weight}>${escape(content)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width = 0.6, dash = ''): string {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<line x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}" stroke="${stroke}" stroke-width="${width}"${dashes}/>`;
}

export function rectangle(x: number, y: number, width: number, height: number, attributes: string): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(Math.max(width, 0))}" height="${number(Math.max(height, 0))}" ${attributes}/>`;
}

export function circle(x: number, y: number, radius: number, attributes: string): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${radius}" ${attributes}/>`;
}

export function path(points: number[][], attributes: string, closed = false): string {
  const d = points.map(([x, y], index) => `${index ? 'L' : 'M'}${number(x)} ${number(y)}`).join('');
  return `<path d="${d}${closed ? 'Z' : ''}" ${attributes}/>`;
}

/** Width of a text as set in print: a Chinese character is one em, a Latin one a little over half. */
export function textWidth(content: string, size = 8): number {
  let ems = 0;
  for (const character of content) ems += /[ -~–−·°±²µ]/.test(character) ? 0.56 : 1;
  return ems * size;
}

/** Lines of at most `width` units; breaks between Chinese characters, never inside a Latin word or before punctuation. */
export function wrap(content: string, width: number, size = 8): string[] {
  const tokens = content.match(/[!-~–−°²µ]+|[\s\S]/g) ?? [];
  const lines: string[] = [''];
  for (const token of tokens) {
    const last = lines[lines.length - 1];
    if (last && textWidth(last + token, size) > width && !/[，。；、）”]/.test(token)) lines.push(token.trimStart());
    else lines[lines.length - 1] += token;
  }
  return lines;
}

/** Several lines centred on (x, y). */
export function centredLines(x: number, y: number, lines: string[], options: TextOptions = {}): string {
  const size = options.size ?? 8;
  const top = y - ((lines.length - 1) * size * 1.3) / 2 + size * 0.36;
  return lines.map((content, i) => text(x, top + i * size * 1.3, content, { ...options, anchor: 'middle' })).join('');
}
