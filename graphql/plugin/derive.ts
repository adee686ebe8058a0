import { readFileSync } from 'node:fs';
import { Kind, print, visit, type DocumentNode } from 'graphql';
import { describe, type Description } from './describe';
import { editorSchema, fieldTable } from './editor';
import { operationsCode, operationsText } from './operations';

const SCHEMA = 'graphql/schema.graphql';
const README = 'lib/sample-content/README.md';
const FOLDER = 'graphql/generated/content';

/** The description of content as it stands on disk. */
export const readDescription = () => describe(readFileSync(SCHEMA, 'utf8'), SCHEMA);

/** The contract with the content service: without what is internal, and without our directives but `@extension`. */
export function contractOf(description: DocumentNode): DocumentNode {
  return visit(description, {
    enter(node) {
      const isDirective = node.kind === Kind.DIRECTIVE_DEFINITION || node.kind === Kind.DIRECTIVE;
      if (isDirective) return node.name.value === 'extension' ? undefined : null;
      const isInternal = 'directives' in node && node.directives?.some(({ name }) => name.value === 'internal');
      return isInternal ? null : undefined;
    },
  });
}

const table = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)} as const;\n`;

/** Every file that is derived from the description, by its path. Of these the document for editors is committed. */
export function derivedFiles(description: Description): Record<string, string> {
  const { document, types, calls } = description;
  const all = Object.entries(types);
  const withPage = all.filter(([, { page }]) => page);
  // what browsers need to know of a type with pages
  const pages = withPage.map(([folder, { typeName, label }]) => [folder, { typeName, label }] as const);
  const addresses = withPage.map(([folder, { page }]) => [folder, page] as const);
  const settings = all.map(([folder]) => [`./${FOLDER}/editor/${folder}.json`, `lib/sample-content/${folder}/*.yaml`]);
  const editors = all.map(([folder, type]) => [`editor/${folder}.json`, JSON.stringify(editorSchema(type), null, 1)]);
  const generated: Record<string, string> = {
    'contract.graphql': print(contractOf(document)) + '\n',
    'types.ts': table('CONTENT_TYPES', types) + table('LIST_CALLS', calls),
    'operations.graphql': operationsText(description, 'contract'),
    'operations.extra.graphql': operationsText(description, 'extension'),
    'operations.ts': operationsCode(description),
    'addresses.ts': table('ADDRESSES', Object.fromEntries(addresses)),
    'pages.ts': table('PAGES', Object.fromEntries(pages)),
    // which schema stands for which item files, as the YAML extension of VS Code reads it
    'editor/settings.json': JSON.stringify({ 'yaml.schemas': Object.fromEntries(settings) }, null, 2),
    ...Object.fromEntries(editors),
  };
  return {
    ...Object.fromEntries(Object.entries(generated).map(([file, content]) => [`${FOLDER}/${file}`, content])),
    [README]: readFileSync(README, 'utf8').replace(/\| 类型 \| 字段 \|\n(?:\|.*\n)+/, () => fieldTable(types) + '\n'),
  };
}
