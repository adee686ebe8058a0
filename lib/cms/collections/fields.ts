import type { ArrayField, Field, GroupField, Tab, Validate } from 'payload';
import type { Field as Described, Fields } from '../../content-service/content-type';
import { SILENT } from '../../pictures/picture-files';
import { markdownProblem } from '../../content-service/markdown-limits';
import { isAlias } from '../../item-names';

/** What an item is called by and when it was made: beside the form, not in it. */
const IN_SIDEBAR = ['createdUtc', 'publishedUtc', 'sortNum'];
/** Payload's own `id`. */
const AS_ID = 'contentItemId';

const TABS: readonly (readonly [label: string, holds: (field: Described) => boolean])[] = [
  ['正文', ({ kind }) => isMarkdown(kind)],
  ['图片与文件', ({ kind }) => kind === 'media' || kind === 'file'],
  ['关联', ({ kind }) => kind === 'reference' || kind === 'references'],
  ['分节与数据', ({ fields, kind }) => fields !== undefined || kind === 'strings'],
];

const isMarkdown = (kind: Described['kind']) => kind === 'html' || kind === 'htmlObject' || kind === 'markdownObject';

/** The form of an item: what the description of content says, in tabs by what is edited. */
export function itemFields(fields: Fields): Field[] {
  const shown = Object.entries(fields).filter(([name]) => name !== AS_ID);
  const sidebar = shown.filter(([name]) => IN_SIDEBAR.includes(name));
  const main = shown.filter(([name]) => !IN_SIDEBAR.includes(name));
  const tabOf = (field: Described) => TABS.findIndex(([, holds]) => holds(field));
  const tabs = [['基本', -1] as const, ...TABS.map(([label], index) => [label, index] as const)].map(
    ([label, index]): Tab => ({
      label,
      fields: main.filter(([, field]) => tabOf(field) === index).map(([name, field]) => payloadField(name, field)),
    }),
  );
  return [
    { type: 'tabs', tabs: tabs.filter(({ fields: inside }) => inside.length > 0) },
    ...sidebar.map(([name, field]) => inSidebar(payloadField(name, field))),
  ];
}

function inSidebar(field: Field): Field {
  const admin = { ...(field as { admin?: object }).admin, position: 'sidebar' };
  return {
    ...field,
    admin,
    ...(field.type === 'date' ? { defaultValue: () => new Date().toISOString() } : {}),
  } as Field;
}

/** @param isInside of an entry or a group, which may be left out as a whole with its required fields */
function payloadField(name: string, field: Described, isInside = false): Field {
  const { kind, label, help, target, fields: inner = {} } = field;
  const base = { name, label, admin: { description: help } };
  const text = { ...base, required: field.required && !isInside, ...(isInside ? whenUsed(field) : {}) };
  switch (kind) {
    case 'text':
      return isShort(name, field)
        ? { ...text, type: 'text' }
        : { ...text, type: 'textarea', admin: { ...base.admin, rows: 3 } };
    case 'html':
    case 'htmlObject':
    case 'markdownObject':
      return {
        ...text,
        type: 'textarea',
        validate: (value: unknown) => missing(value, text.required) ?? markdownProblem(String(value ?? '')) ?? true,
        admin: {
          description: [help, 'Markdown'].filter(Boolean).join('；'),
          rows: 16,
          className: 'markdown',
          components: { afterInput: ['/views/markdown-preview.client#MarkdownPreview'] },
        },
      };
    case 'alias':
      return { ...text, type: 'text', validate: checkAlias(field.required) };
    case 'number':
      return { ...text, type: 'number' };
    case 'integer':
      return {
        ...text,
        type: 'number',
        validate: (value: unknown) =>
          missing(value, text.required) ?? (value == null || Number.isInteger(value) || '应当是整数'),
      };
    case 'boolean':
      return { ...base, type: 'checkbox' };
    case 'date':
      return {
        ...text,
        type: 'date',
        admin: { ...base.admin, date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' } },
      };
    case 'dateTime':
      return {
        ...text,
        type: 'date',
        admin: { ...base.admin, date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' } },
      };
    case 'strings':
      return list(text, [{ name: 'text', type: 'textarea', label, required: true, admin: { rows: 2 } }]);
    case 'media':
      return field.several
        ? list(text, picture(true))
        : { ...base, type: 'group', fields: picture(field.required && !isInside) };
    case 'file':
      return { ...text, type: 'upload', relationTo: 'files' };
    case 'reference':
      return { ...text, type: 'relationship', relationTo: target ?? '', hasMany: false };
    case 'references':
      return { ...text, type: 'relationship', relationTo: target ?? '', hasMany: true };
    case 'record':
      return { ...base, type: 'group', fields: insideOf(inner) } satisfies GroupField;
    case 'rows':
    case 'items':
    case 'records':
      return list(text, insideOf(inner));
  }
}

const insideOf = (fields: Fields): Field[] =>
  Object.entries(fields)
    .filter(([name]) => name !== AS_ID)
    .map(([name, field]) => payloadField(name, field, true));

function list(base: object & { name: string; label: string }, fields: Field[]): ArrayField {
  const labels = { singular: base.label, plural: base.label };
  // Payload has tables of its own for these names
  const dbName = /^(texts|numbers|rels|locales)$/.test(base.name)
    ? { dbName: ({ tableName }: { tableName?: string }) => `${tableName}_${base.name}_list` }
    : {};
  const admin = { ...(base as Field).admin, initCollapsed: true };
  return { ...base, ...dbName, type: 'array', labels, fields, admin } as ArrayField;
}

function picture(required = false): Field[] {
  return [
    { name: 'file', type: 'upload', relationTo: 'media', label: '文件', required },
    { name: 'alt', type: 'text', label: '画面上有什么', validate: describes, admin: { description: '给看不见图的人' } },
  ];
}

/** Said in Chinese of every picture but signs, which stand beside a name. What a folder has is taken as it is. */
const describes: Validate = async (value, { siblingData, req }) => {
  const { file } = siblingData as { file?: string | { id: string } | null };
  if (!file || req.context.isImport) return true;
  if (/\p{Script=Han}/u.test(String(value ?? ''))) return true;
  const id = typeof file === 'object' ? file.id : file;
  const found = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req });
  return SILENT.test(String((found as { path?: string } | null)?.path)) || '用中文说画面上有什么，看不见图的人要听';
};

/** One line, or a text that grows. */
const isShort = (name: string, { name: isName, verbatim, search }: Described) =>
  isName ||
  verbatim ||
  search === 'NAMES' ||
  search === 'FILED' ||
  /^(name|value|unit|label|displayText)$|Name$|Title$/.test(name);

const isEmpty = (value: unknown): boolean =>
  value == null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

function missing(value: unknown, required: boolean | undefined): string | undefined {
  return required && isEmpty(value) ? '必填' : undefined;
}

/** Required as soon as anything beside it is written. */
function whenUsed({ required }: Described): { validate?: Validate } {
  if (!required) return {};
  return {
    validate: (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) => {
      const { id: _, ...written } = siblingData;
      return !isEmpty(value) || isEmpty(written) || '必填';
    },
  } as { validate?: Validate };
}

export function checkAlias(required?: boolean) {
  return (value: unknown): string | true =>
    missing(value, required) ??
    (isEmpty(value) || isAlias(String(value)) || '别名只能用 a–z、0–9 和连字符，1–80 个字符');
}
