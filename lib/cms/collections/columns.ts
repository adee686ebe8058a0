import type { Field } from 'payload';

/**
 * Every column and table that Payload makes of a form's fields, as `table.column`: it joins names of groups and fields,
 * so that `english { name }` and `englishName` are one column, of which SQLite silently keeps one.
 */
export function columnsOf(fields: readonly Field[], table = '', prefix = ''): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => columnsOf(tab.fields, table, prefix));
    if (!('name' in field)) return [];
    const name = prefix + snake(field.name);
    if (field.type === 'group') return columnsOf(field.fields, table, `${name}_`);
    if (field.type === 'array') return [`${table}_${name}`, ...columnsOf(field.fields, `${table}_${name}`)];
    const isReference = (field.type === 'upload' || field.type === 'relationship') && !field.hasMany;
    return [`${table}.${name}${isReference ? '_id' : ''}`];
  });
}

/** @throws Error naming the columns that two fields of a type would share */
export function refuseSharedColumns(slug: string, fields: readonly Field[]): void {
  const columns = columnsOf(fields, snake(slug));
  const shared = columns.filter((column, index) => columns.indexOf(column) !== index);
  if (shared.length > 0) throw new Error(`${slug}：两个字段在数据库里是同一列 ${shared.join('、')}`);
}

const snake = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
