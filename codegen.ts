import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types for every operation, from the schema on disk: no server and no network needed. */
const config: CodegenConfig = {
  schema: 'graphql/schema.graphql',
  documents: 'graphql/documents/*.graphql',
  generates: {
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
