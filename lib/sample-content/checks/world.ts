import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Version {
  alias: string;
  model: string;
  released: string;
  sampling: number;
  channels?: number;
  /** hours, or what supplies it */
  battery: string;
  /** sockets and radios, parted by 、 */
  interfaces: string;
}

interface WorldCase {
  alias: string;
  title: string;
  customer: string;
  domains: string[];
  solutions: string[];
  versions: string[];
  n: number;
  built: string;
  date: string;
}

/** `facts/world.yaml`: what there is in the invented world. */
export interface World {
  company: {
    founded: number;
    city: string;
    staff: number;
    nullCases: number;
    ownLab: { rooms: number; area: number };
  };
  /** `places` are the parts of the body that the devices are made for */
  modules: { alias: string; name: string; signal: string; places?: string[]; versions: Version[] }[];
  domains: { alias: string; name: string; sortNum: number }[];
  /** the rows that `roomFacts` of every solution begins with */
  roomRows: string[];
  solutions: { alias: string; name: string; sortNum: number; equipment: string }[];
  features: { alias: string; name: string }[];
  customers: { alias: string; name: string }[];
  labs: {
    alias: string;
    name: string;
    customer: string;
    built: string;
    area: number;
    domains: string[];
    modules: string[];
    versions: string[];
  }[];
  cases: WorldCase[];
  /** how long a line may be, in metres, and which devices the marker of a plan is wired to */
  triggerLines: { longest: number; wired: { place: string; to: string[] }[] };
}

/** `facts/terms.yaml`: one spelling per term, one measure word per thing, and the words that are not used. */
export interface Terms {
  terms: { term: string; avoid?: string[]; english?: string; avoidEnglish?: string[] }[];
  measures: { noun: string; word: string; wrong: string[] }[];
  forbidden: string[];
}

/** `facts/prices.yaml`, in units of ten thousand yuan and weeks. */
interface Prices {
  date: string;
  products: Priced[];
  solutions: Priced[];
}

interface Priced {
  alias: string;
  band: [number, number];
  leadTime: string;
}

/** `facts/purchase.yaml`: terms of sale and upkeep, in yuan where nothing else is said. */
export interface PurchaseFacts {
  tax: { vat: number; quoteDays: number };
  /** what a buyer need not argue for */
  imports: string;
  payment: number[];
  /** when the weeks begin, in which month certificates and test reports are there, and for how many versions */
  delivery: { from: string; certificates: string; waiting: number; reports: string; reported: number };
  late: { weekly: number; most: number; cancelWeeks: number };
  warranty: { yearly: number };
  service: {
    visitFee: number;
    answerHours: number;
    onSiteDays: number;
    repairDays: number;
    spareYears: number;
    firmwareYears: number;
  };
  licence: {
    /** with a laboratory, and with a device bought alone */
    seats: number;
    single: number;
    /** GB */
    singleStorage: number;
    seatFee: number;
    storage: number;
    storageFee: number;
    readOnlyMonths: number;
    noticeDays: number;
  };
  local: { licence: number; yearly: number; server: string };
  trial: { days: number; returnDays: number; fixDays: number };
  backup: { everyHours: number; keptDays: number; restoreHours: number };
  /** the days an engineer needs for a version and for a laboratory, in the price; above how many kg carrying one piece in is the buyer's */
  installation: { heavy: number; days: Record<string, string>; solutions: Record<string, string> };
  /** what is sold beside the versions, in yuan */
  extras: {
    gateway: number;
    phoneStand: number;
    accessPoint: number;
    capture: number;
    rendering: number;
    estimated: string;
  };
  participants: number;
  faq: { questions: number; longest: number };
  upkeep: { alias: string; each?: number; yearly?: number; battery?: number }[];
}

/** `facts/tenders.yaml`: which lines of a tender are keys, how far from our own they stay, which numbers every maker has. */
interface Tenders {
  rule: { fewest: number; most: number; loosest: number; vendors: string };
  ordinary: { mostEqual: number; sizes: { row: string; asks: string }[] };
  tiers: { alias: string; row: string }[];
  keys: { alias: string; rows: string[] }[];
}

/** `facts/timing.yaml`: what was measured of each version; the others are 未测. */
export interface Timing {
  readings: {
    devices: number;
    models: number;
    minutes: number;
    every: number;
    repeats: number;
    total: number;
    median: number;
    most: number;
    max: number;
    uncorrected: number;
  };
  clock: { alias: string; max: number; n: number }[];
  chain: { alias: string; value: string }[];
}

/** `facts/settled.yaml`: one way to say what was once said in two. */
interface Settled {
  what: string;
  value: string;
  formats?: string[];
  avoid?: string[];
  /** a pattern with one group, and what the group may be wherever the pattern is found */
  says?: string;
  is?: string[];
}

/** Who is measured in how many days; either `people` or, where a range will do, `least` and `most`. */
export interface Schedule {
  what: string;
  people?: number;
  daily?: number;
  days?: number;
  least?: number;
  most?: number;
  quotes: { item: string; text: string }[];
}

/** `facts/schedules.yaml`: how many people and days, how large a sample, and where the line is drawn. */
interface Schedules {
  schedules: Schedule[];
  power: { dz: string; people: number; why?: string }[];
  thresholds: { what: string; says: string; is: string[] }[];
}

/** `facts/publications.yaml`: when, where and by whom. */
export interface Publications {
  journals: { name: string; base: number; perYear: number }[];
  publications: { alias: string; date: string; journal: string; authors: string[]; case?: string; people?: boolean }[];
}

/** `facts/intervals.yaml`: one 95 % interval, and what in its own item it is computed from. */
export interface Interval {
  item: string;
  what: string;
  value: string;
  ci: readonly [string, string];
  kind: string;
  from?: readonly string[];
  n?: number | readonly number[];
  why?: string;
}

/** `facts/compliance.yaml`: the rows of a data sheet beside the parameters. */
interface Compliance {
  /** YYYY-MM */
  edition: string;
  /** `usual` is what most versions say, `others` what some say */
  rows: { name: string; usual: string; others?: { value: string; versions: string[] }[] }[];
}

export interface Facts {
  world: World;
  compliance: Compliance;
  terms: Terms;
  prices: Prices;
  purchase: PurchaseFacts;
  tenders: Tenders;
  timing: Timing;
  settled: Settled[];
  schedules: Schedules;
  publications: Publications;
  intervals: Interval[];
}

/** The facts of a content folder; null when it has none, as a real company's has. */
export function readFacts(directory: string): Facts | null {
  const folder = path.join(directory, 'facts');
  if (!existsSync(folder)) return null;
  const read = (name: keyof Facts) => parse(readFileSync(path.join(folder, `${name}.yaml`), 'utf8')) as never;
  return {
    world: read('world'),
    compliance: read('compliance'),
    terms: read('terms'),
    prices: read('prices'),
    purchase: read('purchase'),
    tenders: read('tenders'),
    timing: read('timing'),
    settled: read('settled'),
    schedules: read('schedules'),
    publications: read('publications'),
    intervals: read('intervals'),
  };
}
