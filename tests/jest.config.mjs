import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

/** Packages that are published as ES modules only and must be translated for Jest. */
const ES_MODULES = [
  'unified', 'bail', 'trough', 'vfile', 'vfile-location', 'vfile-message', 'is-plain-obj', 'devlop', 'github-slugger', 'html-tag-names', 'get-east-asian-width', 'graphql-request',
  'unist-util-[a-z-]+', 'hast-util-[a-z0-9-]+', 'hastscript', 'rehype-[a-z]+', 'property-information', 'comma-separated-tokens',
  'space-separated-tokens', 'html-void-elements', 'web-namespaces', 'zwitch', 'stringify-entities', 'character-entities-[a-z0-9]+',
  'remark-[a-z-]+', 'mdast-util-[a-z-]+', 'micromark[a-z-]*', 'longest-streak', 'markdown-table', 'escape-string-regexp',
  'rehype-[a-z-]+', 'decode-named-character-reference', 'character-entities', 'trim-trailing-lines', 'collapse-white-space', 'feed',
  'ccount', 'photoswipe', 'html-url-attributes', 'trim-lines', '@ungap/structured-clone', 'parse5', 'entities', 'edfjs',
  'node-fetch', 'data-uri-to-buffer', 'fetch-blob', 'formdata-polyfill',
]; // prettier-ignore

const config = await nextJest({ dir: '.' })({
  rootDir: '..',
  testMatch: ['<rootDir>/tests/{unit,component,checks}/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  // on two processors, too, both have work: by itself Jest leaves one free
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // a busy machine is no failure
  testTimeout: 120_000,
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/support/empty-module.ts',
    // outside Next there is no cache scope to mark
    '^next/cache$': '<rootDir>/tests/support/next-cache.ts',
  },
})();

const withEsModules = {
  ...config,
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, '\\.module\\.css$'],
};

export default withEsModules;
