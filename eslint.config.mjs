import compat from 'eslint-plugin-compat';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** Methods that the oldest of `browserslist` do not have; eslint-plugin-compat knows only what hangs on a global. */
const NEWER_METHODS =
  'findLast|findLastIndex|toSorted|toReversed|toSpliced|groupBy|showModal|showPopover|checkVisibility';

const NEWER_STATICS = [
  ['AbortSignal', 'timeout'],
  ['AbortSignal', 'any'],
  ['URL', 'parse'],
  ['Promise', 'withResolvers'],
  ['Promise', 'try'],
  ['Array', 'fromAsync'],
  ['Intl', 'Segmenter'],
];

/** What reaches browsers: a guarded call (`element.showPopover?.()`) may be newer than they are. */
const forBrowsers = {
  files: ['components/**', 'lib/browser/**', 'app/**/*error.tsx'],
  ...compat.configs['flat/recommended'],
  // these come with Next's own polyfills
  settings: { polyfills: ['Object.hasOwn', 'Array.at', 'URL.canParse'] },
  rules: {
    'compat/compat': 'error',
    'no-restricted-properties': [
      'error',
      ...NEWER_STATICS.map(([object, property]) => ({ object, property, message: 'Newer than the oldest browsers.' })),
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: `CallExpression[optional=false][callee.property.name=/^(${NEWER_METHODS})$/]`,
        message: 'The oldest browsers of `browserslist` do not have this method.',
      },
      {
        selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
        message: 'Looking behind is a syntax error before Safari 16.4.',
      },
    ],
  },
};

const config = [
  {
    ignores: [
      '**/.next*/**',
      'graphql/generated/**',
      'lib/browser/paper/generated/**',
      'next-env.d.ts',
      'test-results/**',
      'public/**',
      // Payload's own command writes them
      'lib/cms/migrations/**',
      '**/import-map.js',
    ],
  },
  ...next,
  ...typescript,
  forBrowsers,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `module` is a word of this site's domain, not CommonJS
      '@next/next/no-assign-module-variable': 'off',
    },
  },
  {
    // pages and components ask lib
    files: ['app/**', 'components/**'],
    ignores: ['app/api/**', 'app/media/**'],
    rules: { 'no-restricted-globals': ['error', 'fetch'] },
  },
];

export default config;
