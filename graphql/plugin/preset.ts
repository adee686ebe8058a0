import { readFileSync } from 'node:fs';
import { buildASTSchema, parse, print } from 'graphql';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { ContentType } from './content-type';
import { contractOf } from './contract';
import { describe, type Description } from './describe';
import { editorSchema, editorSettings, fieldTable } from './editor';
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
    'operations.graphql': operationsText(types, 'contract'),
    'operations.extra.graphql': operationsText(types, 'extension'),
    'operations.ts': operationsCode(types),
    ...Object.fromEntries(
      Object.entries(types).map(([folder, type]) => [
        `editor/${folder}.json`,
        JSON.stringify(editorSchema(type), null, 1),
      ]),
    ),
    'editor/settings.json': editorSettings(Object.keys(types)) + '\n',
    'addresses.ts': table('ADDRESSES', Object.fromEntries(Object.entries(types).flatMap(addressOf))),
    'pages.ts': table('PAGES', Object.fromEntries(Object.entries(types).flatMap(pageOf))),
  };
}

const README = 'lib/sample-content/README.md';

/** Derived parts of the repository itself: they are committed. */
export function committedFiles({ types }: Description): Record<string, string> {
  const table = /\| 类型 \| 字段 \|\n(?:\|.*\n)+/;
  return {
    [README]: readFileSync(README, 'utf8').replace(table, () => fieldTable(types) + '\n'),
  };
}

/** What browsers need to know of a type with pages. */
function pageOf([folder, { typeName, label, page }]: [string, ContentType]) {
  return page ? [[folder, { typeName, label }] as const] : [];
}

const addressOf = ([folder, { page }]: [string, ContentType]) => (page ? [[folder, page] as const] : []);

const table = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)} as const;\n`;

type Output = Extract<CodegenConfig['generates'][string], { preset?: unknown }>;
type Preset = Extract<NonNullable<Output['preset']>, object>;

/** Writes the derived files: an output of the code generator beside that of its client preset. */
export const contentPreset: Preset = {
  buildGeneratesSection: ({ baseOutputDir }) => {
    const description = readDescription();
    const derived = Object.entries(derivedFiles(description)).map(([name, text]) => [baseOutputDir + name, text]);
    return [...derived, ...Object.entries(committedFiles(description))].map(([filename, text]) => ({
      filename,
      plugins: [{ derived: {} }],
      pluginMap: { derived: { plugin: () => text } },
      config: {},
      schema: parse('type Query'),
      schemaAst: buildASTSchema(parse('type Query { none: Int }')),
      documents: [],
    }));
  },
};
