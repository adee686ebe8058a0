import { readFileSync } from 'node:fs';
import { buildASTSchema, parse, print } from 'graphql';
import type { Types } from '@graphql-codegen/plugin-helpers';
import type { ContentType } from './content-type';
import { contractOf } from './contract';
import { describe, type Description } from './describe';
import { operationsCode, operationsText } from './operations';

const SCHEMA = 'graphql/schema.graphql';

/** The description of content as it stands on disk. */
export function readDescription(): Description {
  return describe(readFileSync(SCHEMA, 'utf8'), SCHEMA);
}

/** Every file that is derived from the description, below the folder of generated ones. */
export function derivedFiles({ document, types, calls }: Description): Record<string, string> {
  return {
    'contract.graphql': print(contractOf(document)) + '\n',
    'types.ts': table('CONTENT_TYPES', types) + table('LIST_CALLS', calls),
    'operations.graphql': operationsText(types),
    'operations.ts': operationsCode(types),
    'pages.ts': table('PAGES', Object.fromEntries(Object.entries(types).flatMap(pageOf))),
  };
}

/** What browsers need to know of a type with pages. */
function pageOf([folder, { typeName, label, page, hasAlias }]: [string, ContentType]) {
  return page ? [[folder, { typeName, label, page, hasAlias }] as const] : [];
}

const table = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)} as const;\n`;

/** Writes the derived files: an output of the code generator beside that of its client preset. */
export const contentPreset: Types.OutputPreset = {
  buildGeneratesSection: ({ baseOutputDir }) =>
    Object.entries(derivedFiles(readDescription())).map(([name, text]) => ({
      filename: `${baseOutputDir}${name}`,
      plugins: [{ derived: {} }],
      pluginMap: { derived: { plugin: () => text } },
      config: {},
      schema: parse('type Query'),
      schemaAst: buildASTSchema(parse('type Query { none: Int }')),
      documents: [],
    })),
};
