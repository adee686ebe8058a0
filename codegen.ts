import { print } from 'graphql';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { contractOf } from './graphql/plugin/contract';
import { operationsText } from './graphql/plugin/operations';
import { contentPreset, readDescription } from './graphql/plugin/preset';

const description = readDescription();

/** Types for every operation, and what is derived from the description of content: no server and no network needed. */
const config: CodegenConfig = {
  schema: print(contractOf(description.document)),
  documents: [
    'graphql/documents/*.graphql',
    operationsText(description.types, 'contract'),
    operationsText(description.types, 'extension'),
  ],
  generates: {
    'graphql/generated/content/': { preset: contentPreset },
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
