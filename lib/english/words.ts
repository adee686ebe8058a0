import { COPYRIGHT_YEAR } from '../constants';

/** Every word of the English site that is no item's. Numbers are those of the Chinese pages; a test compares them. */
export const english = {
  siteName: 'Hengzhi Human Factors Platform',
  maker: 'Hengzhi',
  trade: 'Human factors instruments',
  sampleNotice: 'Demonstration content: the company, people, institutions, papers and data are invented.',
  copyright: `© ${COPYRIGHT_YEAR} Hengzhi`,
  /** the language's own name, on pages in the other one */
  self: 'English',
  thisPage: 'This page in English',
  chinese: '中文',
  skip: 'Skip to content',
  breadcrumbs: 'You are here',
  menu: 'Main',
  footer: 'Footer',
  home: 'Home',
  search: 'Search',
  /** of what is found, and on share cards */
  kinds: { module: 'Module', product: 'Model', solution: 'Solution', page: 'Page' },
  modules: 'Modules',
  models: 'Models',
  solutions: 'Solutions',
  contact: 'Contact',
  privacy: 'Privacy',
  ask: 'Send an enquiry',
  /** at the end of every page */
  closing: 'Tell us what you want to measure. The plan is written by people who have run the experiment.',
  /** the first words of an enquiry about something */
  about: (name: string) => `I would like to know more about ${name}: `,
  seeModels: 'See the models',
  seeModules: 'See the modules',
  strengths: 'Key facts',
  fit: 'Suitable for',
  unfit: 'Not suitable for',
  specifications: 'Specifications',
  specificationsNote: 'Rows that consist mainly of text are on the Chinese page only. The Chinese data sheet prevails.',
  dataSheet: 'Data sheet (in Chinese)',
  onRequest: 'Price and lead time on request: ',
  write: 'write to us',
  /** the first words of an enquiry about what a model costs */
  quote: (name: string) => `Please quote price and lead time for ${name}: `,
  otherModels: 'Other models of this module',
  question: 'The question',
  contents: 'What it contains',
  month: 'The first month',
  limits: 'What it cannot do',
  notFound: {
    title: 'Page not found',
    text: 'It may have moved, or it exists in Chinese only.',
    moment: 'No record',
    readings: ['Gaze', 'Brain', 'Heart', 'Skin', 'Muscle', 'Motion'],
  },
  failed: {
    title: 'This page cannot be shown at the moment',
    text: 'The fault is ours. Please try again in a minute.',
  },
  again: 'Try again',
} as const;

/** The home page: what the maker does. */
export const homeWords = {
  title: 'Six signals, one clock',
  description:
    'Eye tracking, EEG, physiology, motion capture, behaviour coding and driving simulators for human factors laboratories, on one clock.',
  introduction:
    'Gaze, brain, heart, skin, muscle and motion: we make the instruments with which human factors laboratories measure people, and record behaviour, vehicle and surroundings beside them. What they have in common is the clock.',
  facts: [
    { value: '0.4 ms', label: 'largest clock offset between any two of 12 devices over 60 min of recording' },
    { value: '0.11 ms', label: 'median of all readings, each taken before its own pulse entered the correction' },
    { value: '7.9 ms', label: 'largest offset at minute 60 when nothing is corrected' },
  ],
  modules:
    'Each module takes one of the six signals, or the behaviour, vehicle and surroundings beside them; each model says what it measures, how fast, and what it is not suitable for.',
  solutions: 'Whole laboratories: the question they answer, what is in them, and what the first month looks like.',
} as const;

export const listWords = {
  modules:
    'The six signals are gaze, brain, heart, skin, muscle and motion; some have several modules, and behaviour, vehicle and surroundings have their own.',
  solutions: 'Each one answers a question, and says what it cannot answer.',
} as const;

export const searchWords = {
  description: 'Modules, models with their specifications, and solutions of the English site.',
  form: { label: 'Search this site', placeholder: 'Search devices', button: 'Search' },
  /** of the form in a page, below the one of the header */
  label: 'Search for',
  /** before anything is typed */
  lead: 'Type a signal, a model, a number or a question.',
  examples: [
    'eye tracking glasses',
    '64 channels',
    'heart rate variability',
    '120 Hz',
    'driving simulator',
    'children',
  ],
  examplesTitle: 'For example',
  invalid: 'Please type letters or digits, 64 characters at most.',
  count: (total: number) => (total === 1 ? '1 result' : `${total} results`),
  results: 'Search results',
  corrected: (text: string) => `Nothing contains “${text}”. These are the results for `,
  partial: 'Nothing contains all of these words. Each of these contains some of them.',
  nothing: 'Nothing found',
  perhaps: 'Did you mean',
  place: (page: number, count: number) => `Page ${page} of ${count}`,
  previous: 'Previous page',
  next: 'Next page',
  ways: 'Where to look',
  about: { modules: 'one for each kind of signal', solutions: 'whole laboratories, by their question' },
  ask: 'Ask a person',
  answer: (text: string) => `“${text}” will be in the message already: add a sentence on what you want to measure.`,
  message: (text: string) => `I searched the website for “${text}” and did not find it. I would like to know: `,
  failed: 'The search cannot answer at the moment. Please try again in a minute.',
} as const;

export const contactWords = {
  title: 'Contact',
  lead: 'Tell us what you want to measure: how many participants, in what setting, and which conditions you compare.',
  answer: {
    value: '2',
    unit: 'working days',
    label: 'Within this time you receive an equipment list, a synchronisation plan and a quotation.',
  },
  phone: 'Telephone',
  phoneReach: '(within China)',
  email: 'Email',
} as const;

export const formWords = {
  title: 'Send an enquiry',
  hint: 'Fields marked * are required.',
  Name: 'Name',
  Telphone: 'Telephone',
  Email: 'Email',
  Company: 'Institution',
  Domain: 'Field of research',
  RequirementType: 'What you need',
  Content: 'Message',
  choose: 'Please choose',
  types: {
    '1': 'Product information',
    '2': 'A solution',
    '3': 'A demonstration',
    '4': 'Planning a laboratory',
    '5': 'After-sales service',
  },
  consent: [
    'I have read the ',
    'privacy statement',
    ' and agree: my details are used only to answer me and are kept for 24 months. I can withdraw this consent at any time. *',
  ],
  send: 'Send',
  sending: 'Sending',
  sendAgain: 'Send again',
  received: 'Received. You will have an answer within two working days. Your receipt number:',
  thanks: 'Thank you',
  goBack: 'Use the back button of your browser: what you typed is still there.',
  keep: 'Please keep it: with it you can have what you sent deleted.',
  empty: 'Please fill this in.',
  wrong: 'Please check this.',
  phoneHint: 'One number only; from outside mainland China begin with + and the country code, as in +44 20 7946 0958.',
  emailHint: 'This is not an email address, which looks like name@example.com. Only one can be given.',
  tooLong: 'This is too long.',
  full: (most: number) => `This field takes ${most.toLocaleString('en')} characters and is full.`,
  consentMissing: 'Please agree to the privacy statement first.',
  unsent: 'Not sent. What you typed is still here: please send it again, or write to us.',
} as const;

export const privacyWords = {
  /** written by a site on several machines only */
  seen: 'seen is set when a form is opened: the time and the network address at that moment, encrypted, that page scripts cannot read, valid for 24 hours.',
  title: 'Privacy',
  description:
    'What this website receives and keeps of visitors and of enquiries, for how long, and what you can ask us to do.',
  lead: 'You can read this site without leaving anything behind. It uses no third-party statistics and no advertising. We receive what you type only when you send an enquiry or register to read a white paper.',
  note: 'This is a summary. The Chinese statement gives every detail and prevails.',
  version: 'Version',
  sections: [
    {
      id: 'kept',
      title: 'What we receive, and for how long',
      lines: [
        'Name, telephone and email; institution, field of research, what you need and a message if you give them. They are used to answer you.',
        'With a white paper also a browser identifier, computed from features of the browser in a way that cannot be reversed, so that one device need not register twice. With each form also the version and the time of your consent. Both are deleted with it.',
        'All of it is deleted automatically after 24 months, without further notice.',
        'Search terms without a result are kept and counted for 90 days; who searched is not recorded.',
      ],
    },
    {
      id: 'receivers',
      title: 'Who sees it',
      lines: [
        'The database of this site, and our sales and technical support staff.',
        'Work groups in WeCom, DingTalk or Feishu receive the receipt number and what you need (the choice in the form), and nothing else.',
        'It is not sold and not sent outside China.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      lines: [
        'paper-pass is set once a form has been sent: a signed internal number that page scripts cannot read, valid for 12 months. Withdrawing ends it at once.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      lines: [
        'Withdraw: enter your receipt number, and what you sent is deleted and those who received it are told.',
        'See, correct or get a copy of what we have: write or call, and you have an answer within 15 working days.',
        'Not agree: every page can still be read, and so can the first three pages of the white papers.',
        'This site is not meant for people under 14.',
      ],
    },
  ],
} as const;
