import { readFileSync } from 'node:fs';
import { print } from 'graphql';
import { contractOf } from './contract';
import { describe, type Description } from './describe';
import { editorSchema, fieldTable } from './editor';
import { operationsCode, operationsText } from './operations';

const SCHEMA = 'graphql/schema.graphql';
const README = 'lib/sample-content/README.md';
const FOLDER = 'graphql/generated/content';

/** The description of content as it stands on disk. */
export const readDescription = () => describe(readFileSync(SCHEMA, 'utf8'), SCHEMA);

const table = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)} as const;\n`;

/** Every file that is derived from the description. Of these the document for editors is committed. */
export function derivedFiles({ document, types, calls }: Description): Record<string, string> {
  const all = Object.entries(types);
  const withPage = all.filter(([, { page }]) => page);
  const schemas = all.map(([folder, type]) => [`${FOLDER}/editor/${folder}.json`, editorSchema(type)] as const);
  const settings = all.map(([folder]) => [`./${FOLDER}/editor/${folder}.json`, `lib/sample-content/${folder}/*.yaml`]);
  // what browsers need to know of a type with pages
  const pages = withPage.map(([folder, { typeName, label }]) => [folder, { typeName, label }] as const);
  const addresses = withPage.map(([folder, { page }]) => [folder, page] as const);
  return {
    [`${FOLDER}/contract.graphql`]: print(contractOf(document)) + '\n',
    [`${FOLDER}/types.ts`]: table('CONTENT_TYPES', types) + table('LIST_CALLS', calls),
    [`${FOLDER}/operations.graphql`]: operationsText(types, 'contract'),
    [`${FOLDER}/operations.extra.graphql`]: operationsText(types, 'extension'),
    [`${FOLDER}/operations.ts`]: operationsCode(types),
    [`${FOLDER}/addresses.ts`]: table('ADDRESSES', Object.fromEntries(addresses)),
    [`${FOLDER}/pages.ts`]: table('PAGES', Object.fromEntries(pages)),
    // which schema stands for which item files, as the YAML extension of VS Code reads it
    [`${FOLDER}/editor/settings.json`]: JSON.stringify({ 'yaml.schemas': Object.fromEntries(settings) }, null, 2),
    ...Object.fromEntries(schemas.map(([file, schema]) => [file, JSON.stringify(schema, null, 1)])),
    [README]: readFileSync(README, 'utf8').replace(/\| 类型 \| 字段 \|\n(?:\|.*\n)+/, () => fieldTable(types) + '\n'),
  };
}
