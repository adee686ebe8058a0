/**
 * `tsx tests/shots/write-strained.ts FOLDER`: the sample content put to the test, for a second site that `npm run shots`
 * looks at when `STRAINED_URL` names it: names of sixty characters, one of them without a place to break, items without
 * pictures or without anything that may be left out, ecosystem categories that have no page of their own.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { fieldsOf, type TypeKey } from '@/lib/content-service/content-types';
import { writeItem } from '../support/content-folders';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('写到哪个文件夹？');

const LONG = '夜班司机在连续九十分钟的单调路段上困倦怎样到来，以及HZ-G2眼镜与32导脑电能不能比他自己早五分钟知道这一点';
/** Sixty letters and no place to break. */
const UNBROKEN = 'PsychophysiologicalSynchronisationOfElectroencephalographyHZX';

const NAMED_LONG = [
  'case/takeover-400ms',
  'lab/dongyu-driving-lab',
  'training/glasses-field',
  'module/eye-tracking-glasses',
  'product/hz-g2',
  'solution/driving-lab',
  'domain/driving',
  'tech-document/lab-network',
  'feature/synchronize-cloud',
];
const NAMED_UNBROKEN = [
  'case/form-nine',
  'lab/qilin-gait-lab',
  'training/eda-lab',
  'publication/form-length',
  'module/fnirs',
  'product/hz-n24',
  'solution/work-lab',
  'domain/consumer',
  'tech-document/eda-electrodes',
];
/** These say no more than they have to, and where they belong. */
const BARE: [TypeKey, string][] = [
  ['case', 'oven-knob'],
  ['lab', 'tianqiao-form-lab'],
  ['training', 'imu-field'],
  ['publication', 'knob-touch'],
  ['module', 'emg'],
  ['product', 'hz-m4'],
  ['solution', 'movement-lab'],
  ['domain', 'sports'],
  ['tech-document', 'emg-placement'],
];
const WITHOUT_PICTURES = [
  'case/hud-position',
  'lab/beichen-cockpit-lab',
  'domain/hci',
  'solution/vr-lab',
  'module/eeg',
];

cpSync('lib/sample-content', folder, { recursive: true });

function change(item: string, by: (data: Record<string, unknown>) => void): void {
  const file = path.join(folder, `${item}.yaml`);
  const data = parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  by(data);
  writeFileSync(file, stringify(data));
}

for (const item of NAMED_LONG) change(item, (data) => (data.displayText = LONG));
for (const item of NAMED_UNBROKEN) change(item, (data) => (data.displayText = UNBROKEN));
for (const [type, alias] of BARE)
  change(`${type}/${alias}`, (data) => {
    const fields = fieldsOf(type);
    for (const name of Object.keys(data)) if (!fields[name]?.required) delete data[name];
  });
for (const item of WITHOUT_PICTURES)
  change(item, (data) => {
    for (const name of Object.keys(data).filter((key) => /image$/i.test(key))) delete data[name];
  });

writeItem(folder, 'ecosystem-category', 'module', {
  displayText: '可借用的设备',
  createdUtc: '2026-03-02T02:00:00Z',
  headerImage: { path: 'own-lab/own-lab-gallery-1-large.webp', alt: '长桌上并排放着十二台仪器' },
});
writeItem(folder, 'ecosystem-category', 'standards', { displayText: '标准与规范', createdUtc: '2026-03-03T02:00:00Z' });
