/** Which file may import which: `npm run lint:imports`. */

const SITE = '^(app|components|lib)/|^(proxy|instrumentation)\\.ts$';
/** Commands and what belongs to them: they run beside the site. */
const BESIDE_THE_SITE = '^lib/(commands|sample-content/checks|white-paper-press)/';
/** Who may ask the content service past `lib/content`. */
const AT_THE_SERVICE = [
  '^lib/content/reading/(bounded-fetch|client|files|unread)\\.ts$',
  '^lib/(content-service|cms|cache|commands|operations|sample-content|search)/',
  '^app/(api|media)/',
  '^instrumentation\\.ts$',
];

/** A package of its own, which the site's installation does not contain. */
const CMS = '^lib/cms/';

const forbidden = [
  { name: 'circle', from: {}, to: { circular: true } },
  { name: 'circle of folders', scope: 'folder', from: { path: '^lib/[^/]+$' }, to: { circular: true } },
  { name: 'cannot be found', from: { pathNot: CMS }, to: { couldNotResolve: true } },
  { name: 'from components upwards', from: { path: '^components/' }, to: { path: '^app/' } },
  { name: 'from lib upwards', from: { path: '^lib/' }, to: { path: '^(app|components)/' } },
  {
    name: 'ui knows no content and no address',
    from: { path: '^components/ui/' },
    to: {
      path: '^(lib|components)/',
      pathNot:
        '^(components/ui|lib/(browser|charts|animations))/|^lib/(constants|text|phrases|bound-words|(no-)?last-words|highlighted-code|pictures/(preview|srcset))\\.',
    },
  },
  {
    name: 'from the server to the browser',
    from: { path: '^lib/', pathNot: '^lib/browser/' },
    to: { path: '^lib/browser/' },
  },
  { name: 'the CMS in the site', from: { path: SITE, pathNot: CMS }, to: { path: CMS } },
  {
    name: 'past lib/content to the content service',
    from: { path: SITE, pathNot: AT_THE_SERVICE },
    to: { path: '^lib/content-service/(service|embedded|remote|folder|graphql|rest)\\.ts$' },
  },
  {
    name: 'a value of lib/content in the browser',
    from: { path: '\\.client\\.tsx$' },
    to: { path: '^lib/content/', pathNot: '^lib/content/types\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  { name: 'test code in the site', from: { path: SITE, pathNot: '\\.gallery\\.tsx$' }, to: { path: '^tests/' } },
  {
    name: 'developer package in the site',
    from: { path: SITE, pathNot: BESIDE_THE_SITE },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  // each prefetches by itself and brings its own script: `components/ui/page-link.tsx` instead
  { name: 'next/link', from: { path: SITE }, to: { path: 'node_modules/next/link' } },
  {
    name: 'not in the gallery',
    from: { path: '^app/\\(zh\\)/gallery/page\\.gallery\\.tsx$' },
    to: { path: '^components/ui/.*\\.tsx$', reachable: false },
  },
];

const config = {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // plain JavaScript is what runs before anything is compiled
    exclude: { path: '^lib/cms/migrations/|^graphql/generated/|^\\.next|^(app|components|lib|tests)/.*\\.mjs$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

export default config;
