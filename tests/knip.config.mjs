/**
 * Files, exports and packages that nobody uses: `knip` over everything, `knip --production` over what the site itself
 * needs, so that nothing stays alive for its tests alone.
 */
const isProduction = process.argv.includes('--production');

/** lib/cms has a package.json of its own. */
const OF_THE_CMS = ['payload', /^@payloadcms\//];

const config = {
  entry: [
    // Next and Node find these by their path
    'lib/{server/{main.ts,pages/page-cache.mjs},cache/data-cache.mjs}!',
    'public/sw.js!',
    'lib/commands/*.{ts,mjs}!',
    'lib/cms/{*.{ts,mjs},views/*.tsx,app/**/*.{ts,tsx}}!',
    // commands, which production does not know by its scripts
    ...(isProduction ? ['lib/white-paper-press/{print,write-texts}.ts!'] : []),
    'app/**/*.gallery.tsx',
    'tests/{unit,component,checks}/**/*.test.{ts,tsx}',
    'tests/e2e/*.spec.ts',
    'tests/{bench,shots}/*.{ts,mjs}',
    // started as processes of their own
    'tests/support/{run-*.ts,draw-papers.ts,site-texts.ts,global-setup.ts,{memory-probe,killed-while-storing,shifted-clock}.mjs}',
    'tests/*.config.{ts,mjs}',
    'tests/{engines,cms}/{playwright.config,*.spec}.ts',
  ],
  project: [
    '**/*.{ts,tsx,mjs}!',
    '!{tests,app/*/gallery}/**!',
    '!**/*.{gallery.tsx,d.mts}!',
    '!*.config.mjs!',
    '!{codegen,graphql/plugin/*}.ts!',
  ],
  // Payload's own command writes the migrations and reads their list
  ignore: ['tests/bench/bare-next/**', 'lib/cms/migrations/**'],
  // `tsx` runs commands of package.json; tests/engines has a package.json of its own;
  // `lowerPdfJs` writes the imports of core-js
  ignoreDependencies: isProduction
    ? ['tsx', ...OF_THE_CMS]
    : [...OF_THE_CMS, 'puppeteer-core', 'puppeteer-bidi', 'acorn', 'acorn-walk', 'core-js'],
  // Debian's, found or installed by `lib/commands/setup.mjs`
  ignoreBinaries: [
    'apt-get',
    'fc-list',
    'mkfifo',
    'nginx',
    'pg_dump',
    'prlimit',
    'redis-cli',
    'redis-server',
    'WebKitWebDriver',
    'Xvfb',
  ],
  // numbers of style sheets: tests compare them
  ignoreIssues: { 'lib/constants.ts': ['exports'] },
  // tests may look into a file whose own code uses the same
  ignoreExportsUsedInFile: isProduction,
};

export default config;
