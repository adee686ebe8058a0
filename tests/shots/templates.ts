import { PAGES } from '../bench/pages';

/** Further screens than those that are measured: scoped lists, single publications, what is found when something is not. */
const OTHERS = [
  '/application-fields/driving/cases/driving',
  '/application-fields/driving/labs/driving',
  '/products/features/synchronize-cloud',
  '/ecosystem/publications/hud-height',
  '/privacy/withdraw',
  '/search/results?text=眼动',
  '/login',
  '/unavailable',
  '/offline.html',
  '/ecosystem/cases/no-such-case',
];

const NAMES: Record<string, string> = { '/': 'home', '/ecosystem/cases/no-such-case': 'not-found' };

/** Every template once, by the name that its pictures carry. */
export const TEMPLATES = [...PAGES, ...OTHERS].map((path) => ({
  path,
  name: NAMES[path] ?? path.slice(1).split('?')[0].replaceAll('/', '-').replace('.html', ''),
}));

/** What a second site with the strained content is looked at for. */
export const STRAINED = [
  '/ecosystem',
  '/ecosystem/module',
  '/ecosystem/standards',
  '/ecosystem/cases',
  '/ecosystem/cases/takeover-400ms',
  '/ecosystem/cases/hud-position',
  '/ecosystem/cases/form-nine',
  '/ecosystem/cases/oven-knob',
  '/ecosystem/labs',
  '/ecosystem/labs/dongyu-driving-lab',
  '/ecosystem/labs/beichen-cockpit-lab',
  '/ecosystem/labs/qilin-gait-lab',
  '/ecosystem/labs/tianqiao-form-lab',
  '/ecosystem/publications/form-length',
  '/ecosystem/publications/knob-touch',
  '/ecosystem/tech-documents/eda-electrodes',
  '/ecosystem/tech-documents/emg-placement',
  '/ecosystem/trainings',
  '/ecosystem/trainings/glasses-field',
  '/ecosystem/trainings/eda-lab',
  '/ecosystem/trainings/imu-field',
  '/application-fields',
  '/application-fields/driving',
  '/application-fields/hci',
  '/application-fields/consumer',
  '/application-fields/sports',
  '/products/modules',
  '/products/modules/eye-tracking-glasses',
  '/products/modules/eye-tracking-glasses/hz-g2',
  '/products/modules/fnirs',
  '/products/modules/fnirs/hz-n24',
  '/products/modules/emg',
  '/products/modules/emg/hz-m4',
  '/products/features/synchronize-cloud',
  '/solutions',
  '/solutions/driving-lab',
  '/solutions/vr-lab',
  '/solutions/work-lab',
  '/solutions/movement-lab',
].map((path) => ({ path, name: `strained${path.replaceAll('/', '-')}` }));
