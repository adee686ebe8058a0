import { itemFields } from '@/lib/cms/collections/fields';
import { fieldsOf } from '@/lib/content-service/content-types';

interface FormField {
  name?: string;
  type: string;
  fields?: FormField[];
  tabs?: FormField[];
  required?: boolean;
  validate?: (value: unknown, options: { siblingData: Record<string, unknown> }) => unknown;
}

/** Every field of a form, those in tabs and groups too. */
const allOf = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => [field, ...allOf([...(field.fields ?? []), ...(field.tabs ?? [])])]);

const formOf = (type: Parameters<typeof fieldsOf>[0]) => allOf(itemFields(fieldsOf(type)) as unknown as FormField[]);
const groupNamed = (name: string) => formOf('publication').find((field) => field.name === name && field.fields);

test('出处整个不写可以；写了期刊没有写作者，说作者必填', () => {
  const authors = groupNamed('citation')?.fields?.find(({ name }) => name === 'authors');
  expect(authors).toMatchObject({ type: 'array' });
  expect(authors?.required).toBeFalsy();
  expect(authors?.validate?.([], { siblingData: { authors: [], journal: '', year: null } })).toBe(true);
  expect(authors?.validate?.([], { siblingData: { authors: [], journal: '心理学报' } })).toBe('必填');
  expect(
    authors?.validate?.([{ text: '林' }], { siblingData: { authors: [{ text: '林' }], journal: '心理学报' } }),
  ).toBe(true);
});
