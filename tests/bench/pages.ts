/** One page per template of the sample content: what the measurements visit. */
export const PAGES = [
  '/',
  '/application-fields',
  '/application-fields/driving',
  '/products/modules',
  '/products/modules/eye-tracking-glasses',
  '/products/modules/eye-tracking-glasses/hz-g2',
  '/products/features',
  '/products/features/experiment-process',
  '/products/features/data-analysis',
  '/solutions',
  '/solutions/driving-lab',
  '/ecosystem',
  '/ecosystem/cases',
  '/ecosystem/cases/takeover-400ms',
  '/ecosystem/labs',
  '/ecosystem/labs/beichen-cockpit-lab',
  '/ecosystem/tech-documents',
  '/ecosystem/tech-documents/lab-network',
  '/ecosystem/publications',
  '/ecosystem/trainings',
  '/ecosystem/trainings/can-recording',
  '/ecosystem/custom-developments',
  '/whitepaper',
  '/contact-us',
  '/about-us',
  '/search',
  '/privacy',
  '/3d-lab',
];

/** The site that is measured. */
export const SITE = process.env.SITE_URL || 'http://127.0.0.1:3000';
