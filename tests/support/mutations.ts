/** Numbers from 0 to 1 that a seed settles. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const PIECES = [
  '\0',
  '\t',
  '*a',
  '&a ',
  '<<: *a',
  '- ',
  '? ',
  ': ',
  '"',
  "'",
  '|\n',
  '>\n',
  '[',
  '{',
  '!!binary ',
  '!!set ',
  '%YAML 9\n',
  '---\n',
  '...\n',
  '\r',
  '\u2028',
  '\uFFFD',
  '__proto__: {x: 1}\n',
  'constructor: 1\n',
  '![](',
  '<script>',
  '~',
  '.nan',
  '0x1F',
  '1e999',
  '2026-02-30',
];

type Mutation = (bytes: Buffer, random: () => number) => Buffer;

const at = (bytes: Buffer, random: () => number) => Math.floor(random() * (bytes.length + 1));
const insert = (bytes: Buffer, place: number, piece: Uint8Array) =>
  Buffer.concat([bytes.subarray(0, place), piece, bytes.subarray(place)]);

/** What may happen to a file on its way: a slip of the hand, a broken disk, a wrong program. */
export const MUTATIONS: Record<string, Mutation> = {
  byte: (bytes, random) => insert(bytes, at(bytes, random), Buffer.from([Math.floor(random() * 256)])),
  flip: (bytes, random) => {
    const copy = Buffer.from(bytes);
    if (copy.length > 0) copy[Math.floor(random() * copy.length)] ^= 1 << Math.floor(random() * 8);
    return copy;
  },
  cut: (bytes, random) => bytes.subarray(0, at(bytes, random)),
  behead: (bytes, random) => bytes.subarray(at(bytes, random)),
  drop: (bytes, random) => {
    const place = at(bytes, random);
    return Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + Math.floor(random() * 40))]);
  },
  piece: (bytes, random) => insert(bytes, at(bytes, random), Buffer.from(PIECES[Math.floor(random() * PIECES.length)])),
  repeat: (bytes, random) => {
    const piece = PIECES[Math.floor(random() * PIECES.length)];
    return insert(bytes, at(bytes, random), Buffer.from(piece.repeat(1 + Math.floor(random() * 300))));
  },
  swap: (bytes, random) => {
    const lines = bytes.toString('latin1').split('\n');
    const [one, other] = [random(), random()].map((part) => Math.floor(part * lines.length));
    [lines[one], lines[other]] = [lines[other], lines[one]];
    return Buffer.from(lines.join('\n'), 'latin1');
  },
  indent: (bytes, random) => {
    const lines = bytes.toString('latin1').split('\n');
    lines[Math.floor(random() * lines.length)] = ' '.repeat(Math.floor(random() * 9)) + 'x: y';
    return Buffer.from(lines.join('\n'), 'latin1');
  },
  utf16: (bytes) => Buffer.from(`\uFEFF${bytes.toString('utf8')}`, 'utf16le'),
  twice: (bytes) => Buffer.concat([bytes, bytes]),
};
