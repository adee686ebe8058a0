import { COPYRIGHT_YEAR } from '../constants';

/** Every word of the English site that is no item's. Numbers are those of the Chinese pages; a test compares them. */
export const english = {
  siteName: 'Hengzhi Human Factors Platform',
  maker: 'Hengzhi',
  sampleNotice: 'Demonstration content: the company, people, institutions, papers and data are invented.',
  copyright: `© ${COPYRIGHT_YEAR} Hengzhi`,
  /** the language's own name, on pages in the other one */
  self: 'English',
  chinese: '中文',
  skip: 'Skip to content',
  breadcrumbs: 'You are here',
  menu: 'Main',
  footer: 'Footer',
  home: 'Home',
  modules: 'Modules',
  models: 'Models',
  solutions: 'Solutions',
  contact: 'Contact',
  privacy: 'Privacy',
  ask: 'Send an enquiry',
  /** the first words of an enquiry about something */
  about: (name: string) => `I would like to know more about ${name}: `,
  seeModels: 'See the models',
  seeModules: 'See the modules',
  strengths: 'What it does',
  fit: 'Right for',
  unfit: 'Not right for',
  specifications: 'Specifications',
  specificationsNote:
    'Rows that need more words than figures are on the Chinese page only. The Chinese data sheet is the one that counts.',
  otherModels: 'Other models of this module',
  question: 'The question',
  contents: 'What is in it',
  month: 'The first month',
  limits: 'What it cannot do',
  notFound: { title: 'Page not found', text: 'It may have a new name, or exist in Chinese only.' },
  failed: { title: 'This page cannot be shown just now', text: 'The fault is ours. Please try again in a minute.' },
  again: 'Try again',
} as const;

/** The home page: what the maker does. */
export const homeWords = {
  title: 'Six signals, one clock',
  introduction:
    'We make the instruments that human factors laboratories record people with: eye trackers, EEG and other physiological amplifiers, motion capture, behaviour coding and driving cabins. What they have in common is the clock.',
  facts: [
    { value: '0.4 ms', label: 'is the most that the clocks of any two of 12 devices differed in 60 min of recording' },
    { value: '0.11 ms', label: 'is what half of all readings stayed within, taken before any correction' },
    { value: '7.9 ms', label: 'is the difference at minute 60 when nothing is corrected' },
  ],
  clock: 'The clock, measured',
  modules: 'One module for each kind of signal, with its models: what each measures, how fast, and where it stops.',
  solutions: 'Whole laboratories: the question they answer, what is in them, and what the first month looks like.',
  honest:
    'Every model says whom it is right for and whom it is not. Every case names one thing to change next time, and results that found no difference are published too.',
} as const;

export const listWords = {
  modules: 'Gaze, brain, heart, skin, muscle, motion, behaviour, vehicle and surroundings: one module for each.',
  solutions: 'Each one answers a question, and says what it cannot answer.',
} as const;

export const contactWords = {
  title: 'Contact',
  lead: 'Tell us what you want to measure: how many participants, in what setting, and which conditions you compare.',
  answer: {
    value: '2',
    unit: 'working days',
    label: 'until you have a list of equipment, how it is synchronised, and a quotation',
  },
  phone: 'Telephone',
  email: 'E-mail',
} as const;

export const formWords = {
  title: 'Send an enquiry',
  hint: 'Fields marked * are required.',
  Name: 'Name',
  Telphone: 'Telephone',
  Email: 'E-mail',
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
    ' and agree: my details are used to answer me and for nothing else, are kept for 24 months, and can be withdrawn at any time.',
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
  emailHint: 'One address only, as in name@example.com.',
  tooLong: 'This is too long.',
  consentMissing: 'Please agree to the privacy statement first.',
  unsent: 'Not sent. What you typed is still here: please send it again, or write to us.',
} as const;

export const privacyWords = {
  title: 'Privacy',
  lead: 'You can read this site without leaving anything behind. It uses no third-party statistics and no advertising. We receive what you type only when you send an enquiry or register to read a white paper.',
  note: 'This is the statement in short. The Chinese one has every detail and is the one that counts.',
  version: 'Version',
  sections: [
    {
      id: 'kept',
      title: 'What we receive, and for how long',
      lines: [
        'Name, telephone and e-mail; institution, field of research, kind of need and message if you give them. They are used to answer you.',
        'All of it is deleted by a program after 24 months, without notice.',
        'Words that were searched for without a result are counted for 90 days; who searched is not kept.',
      ],
    },
    {
      id: 'receivers',
      title: 'Who sees it',
      lines: [
        'The database of this site, and our sales and technical support staff.',
        'Work groups in WeCom, DingTalk or Feishu receive the receipt number and the kind of need, and nothing else.',
        'It is not sold and does not leave China.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      lines: [
        'paper-pass is set after a form was sent: a signed internal number that page scripts cannot read, valid for 12 months. Withdrawing ends it at once.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      lines: [
        'Withdraw: with your receipt number, what you sent is deleted, and those who received it are told.',
        'Ask for, correct or copy what we have: write or call, and you have an answer within 15 working days.',
        'Not agree: every page can still be read.',
        'This site is not meant for people under 14.',
      ],
    },
  ],
} as const;
