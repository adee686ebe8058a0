import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const config = [
  { ignores: ['.next*/**', 'graphql/generated/**', 'next-env.d.ts', 'test-results/**', 'public/**'] },
  ...next,
  ...typescript,
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
