/** A signal of a recording in its own unit. */
export interface Signal {
  label: string;
  unit: string;
  /** Hz */
  rate: number;
  values: Float32Array;
}

/** Of the file, of a signal's share of the header: name and length of each field in bytes. */
const FILE_HEADER = 256;
const FIELDS = {
  label: 16,
  transducer: 80,
  unit: 8,
  low: 8,
  high: 8,
  digitalLow: 8,
  digitalHigh: 8,
  filter: 80,
  samples: 8,
  reserved: 32,
};
type FieldName = keyof typeof FIELDS;
const NO_EDF = '不是 EDF 文件';
const ANNOTATIONS = 'EDF Annotations';

/**
 * The signals of an EDF or EDF+ file, without its annotations: what the page of a recording needs, not a reader of
 * everything.
 * @throws Error when it is none, or ends before its header says
 */
export function readEdf(file: Uint8Array): Signal[] {
  const text = (from: number, length: number) => String.fromCharCode(...file.subarray(from, from + length)).trim();
  const count = Number(text(252, 4));
  const records = Number(text(236, 8));
  const seconds = Number(text(244, 8));
  const headerBytes = FILE_HEADER * (count + 1);
  if (!(count > 0 && records > 0 && seconds > 0 && headerBytes <= file.byteLength)) throw new Error(NO_EDF);
  const field = (name: FieldName, index: number) => {
    const names = Object.keys(FIELDS) as FieldName[];
    const before = names.slice(0, names.indexOf(name)).reduce((sum, one) => sum + FIELDS[one], 0);
    return text(FILE_HEADER + before * count + FIELDS[name] * index, FIELDS[name]);
  };
  const heads = Array.from({ length: count }, (_, index) => ({
    label: field('label', index),
    unit: field('unit', index),
    low: Number(field('low', index)),
    high: Number(field('high', index)),
    digitalLow: Number(field('digitalLow', index)),
    digitalHigh: Number(field('digitalHigh', index)),
    samples: Number(field('samples', index)),
  }));
  const data = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const recordBytes = heads.reduce((sum, { samples }) => sum + samples, 0) * 2;
  const isWhole = headerBytes + records * recordBytes <= file.byteLength;
  // nothing is set aside for what a header only says to be there
  const isSound = heads.every(({ samples, digitalLow, digitalHigh }) => samples > 0 && digitalHigh > digitalLow);
  if (!isWhole || !isSound) throw new Error(NO_EDF);
  let start = headerBytes;
  return heads.flatMap(({ label, unit, samples, ...scale }) => {
    const offset = start;
    start += samples * 2;
    if (label === ANNOTATIONS) return [];
    const step = (scale.high - scale.low) / (scale.digitalHigh - scale.digitalLow);
    const values = new Float32Array(samples * records);
    for (let record = 0; record < records; record++) {
      for (let index = 0; index < samples; index++) {
        const digital = data.getInt16(offset + record * recordBytes + index * 2, true);
        values[record * samples + index] = scale.low + (digital - scale.digitalLow) * step;
      }
    }
    return [{ label, unit, rate: samples / seconds, values }];
  });
}
