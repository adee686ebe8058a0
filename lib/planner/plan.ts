/*
 * A laboratory as it is planned: what the rules of this folder know of versions, solutions and networks. They are pure:
 * everything they say comes from the catalogue that is handed to them.
 */

/** What a version takes and gives in a laboratory, as the content says it. */
export interface Setup {
  /** where on the participant it is; one a person where there is any */
  places: string[];
  motion: string;
  /** what ties the participant to the room, empty without */
  cable: string;
  link: string;
  /** Mbit/s of one, null where none is known or none is taken */
  rate: number | null;
  /** where its TTL input is, empty without one */
  trigger: string;
  outputs: number | null;
  /** W from the mains, of one */
  power: number | null;
  /** aliases of versions that are worn at the same place all the same */
  together: string[];
}

export interface CatalogueVersion {
  alias: string;
  title: string;
  /** alias of its module */
  module: string;
  moduleTitle: string;
  /** of it; no rule looks at it */
  image: { src: string; alt: string; colour?: string; poster?: string } | null;
  fit: string;
  unfit: string;
  price: { band: string; date: string } | null;
  leadTime: string;
  /** difference between its clock and the marker's, as its data sheet says */
  delay: string;
  /** null where the service knows none: then no rule speaks of it */
  setup: Setup | null;
}

export interface CatalogueSolution {
  alias: string;
  title: string;
  question: string;
  devices: { alias: string; amount: number }[];
  price: { band: string; date: string } | null;
  leadTime: string;
}

interface CatalogueNetwork {
  alias: string;
  name: string;
  /** Mbit/s */
  wired: number;
  wireless: number;
  /** devices */
  bluetooth: number;
}

export interface Catalogue {
  modules: { alias: string; title: string }[];
  versions: CatalogueVersion[];
  solutions: CatalogueSolution[];
  networks: CatalogueNetwork[];
}

/** What is asked for, as an address holds it. */
export interface Asked {
  /** aliases of solutions, which answer a question each */
  questions: string[];
  /** aliases of modules */
  measures: string[];
  /** versions that were chosen by hand; then nothing else of the questions is taken */
  versions: { alias: string; amount: number }[];
  /** how many take part at the same time */
  people: number;
  walks: boolean;
  /** events are marked by a line and not by the network's clock */
  triggers: boolean;
  /** alias, empty where none is named */
  network: string;
}

export const NOTHING_ASKED: Asked = {
  questions: [],
  measures: [],
  versions: [],
  people: 1,
  walks: false,
  triggers: false,
  network: '',
};

export interface PlannedDevice {
  version: CatalogueVersion;
  amount: number;
}

/** The words of the content that rules ask for; content:check knows no others. */
export const MOTIONS = { walking: '走动', seated: '坐着' } as const;
export const LINKS = {
  wired: '有线网',
  wireless: '无线网',
  bluetooth: '蓝牙',
  usb: 'USB',
  radio: '专用无线',
  bus: '总线',
} as const;
export const TRIGGERS = { body: '身上', receiver: '接收器', unit: '主机' } as const;

/** One for each participant? */
export const isWorn = ({ setup }: CatalogueVersion): boolean => Boolean(setup && setup.places.length > 0);

/** How many lines it gives marks to; what takes them itself only hands them on. */
export const sourcesOf = ({ setup }: CatalogueVersion): number => (setup && !setup.trigger ? (setup.outputs ?? 0) : 0);
