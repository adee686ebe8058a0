const PORT = process.env.TEST_PORT || '3190';

/** The CMS that the tests of this folder share. */
export const CMS = `http://127.0.0.1:${PORT}`;

/** The site that the CMS tells what changes; a test listens there. */
export const SITE_PORT = Number(PORT) + 1;

const TOKEN = 'token-of-the-tests';

export const SETTINGS = {
  PORT,
  HOST: '127.0.0.1',
  DATA_DIR: 'test-results/cms-data',
  CONTENT_DIR: 'lib/sample-content',
  CONTENT_SERVICE_TOKEN: TOKEN,
  CMS_SITES: `http://127.0.0.1:${SITE_PORT}`,
  REVALIDATE_SECRET: 'secret-of-the-tests',
};

/** As the site asks. */
export const authorized = { authorization: `Bearer ${TOKEN}` };
