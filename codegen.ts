import { print } from 'graphql';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { contractOf, derivedFiles, readDescription } from './graphql/plugin/derive';
import { operationsText } from './graphql/plugin/operations';

const description = readDescription();
const derived = Object.entries(derivedFiles(description));

/** Types for every operation, and what is derived from the description of content: no server and no network needed. */
const config: CodegenConfig = {
  schema: print(contractOf(description.document)),
  documents: [
    'graphql/documents/*.graphql',
    operationsText(description, 'contract'),
    operationsText(description, 'extension'),
  ],
  generates: {
    ...Object.fromEntries(derived.map(([file, content]) => [file, { plugins: [{ add: { content } }] }])),
    'graphql/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        onlyOperationTypes: true,
        enumsAsTypes: true,
        skipTypename: true,
        useTypeImports: true,
        scalars: { DateTime: 'string', Date: 'string', Decimal: 'number' },
      },
    },
  },
};

export default config;
