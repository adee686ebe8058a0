import { randomBytes } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import { CONTENT_TYPES, RESERVED_ALIASES, TYPE_KEYS, type TypeKey } from '../../content-service/content-types';
import type { ContentType } from '../../content-service/content-type';
import { deriveId } from '../../content-service/folder';
import { keepFormerAlias } from '../content/former-aliases';
import { previewOf } from '../content/preview';
import { noticed } from '../content/published';
import { keepReferenced, keepReferencedFromTrash } from '../content/references';
import { endReview } from '../content/review';
import { isEditor, isStaff, keepDrafts, mayUpdate } from './access';
import { UNSAVED } from './unsaved';
import { refuseSharedColumns } from './columns';
import { checkAlias, itemFields } from './fields';

/** A collection for each type of the description of content. */
export const ITEM_COLLECTIONS: CollectionConfig[] = TYPE_KEYS.map((key) => collectionOf(key, CONTENT_TYPES[key]));

function collectionOf(slug: TypeKey, { label, order, fields, page }: ContentType): CollectionConfig {
  const form = itemFields(fields);
  refuseSharedColumns(slug, form);
  return {
    slug,
    labels: { singular: label, plural: label },
    admin: {
      group: page ? '页面' : '资料',
      useAsTitle: 'displayText',
      defaultColumns: [
        'displayText',
        'alias',
        ...(order.field === 'sortNum' ? ['sortNum'] : ['publishedUtc']),
        '_status',
        'awaitsReview',
      ],
      hideAPIURL: true,
      components: UNSAVED,
      preview: (document, { req }) => previewOf(slug, document, req.payload),
      livePreview: {
        url: ({ data, req }) => previewOf(slug, data, req.payload),
        breakpoints: [390, 768, 1440].map((width) => ({
          name: String(width),
          label: `${width} 像素`,
          width,
          height: 900,
        })),
      },
      listSearchableFields: [
        'displayText',
        'alias',
        ...['name', 'customerName', 'introduction'].filter((name) => fields[name]?.kind === 'text'),
      ],
    },
    defaultSort: order.ascending ? order.field : `-${order.field}`,
    versions: { drafts: { autosave: false, schedulePublish: { timeFormat: 'HH:mm' } }, maxPerDoc: 50 },
    trash: true,
    disableDuplicate: true,
    access: { read: isStaff, create: isStaff, update: mayUpdate, delete: isEditor },
    hooks: {
      beforeOperation: [keepDrafts],
      beforeChange: [keepReferencedFromTrash, keepFormerAlias, endReview],
      beforeDelete: [keepReferenced],
      afterChange: [({ doc }) => noticed(slug, doc as { id: string; updatedAt?: string })],
      afterDelete: [({ id }) => noticed(slug, { id: String(id) })],
    },
    fields: [
      {
        name: 'id',
        type: 'text',
        label: '编号',
        defaultValue: () => deriveId('cms', randomBytes(16).toString('hex')),
        admin: { hidden: true },
      },
      {
        name: 'alias',
        type: 'text',
        label: '别名',
        required: true,
        unique: true,
        index: true,
        validate: (value: unknown) =>
          RESERVED_ALIASES.has(String(value)) ? `别名“${String(value)}”是网址里的保留词` : checkAlias(true)(value),
        admin: { position: 'sidebar', description: '网址的最后一段：a–z、0–9 和连字符' },
      },
      {
        name: 'formerAliases',
        type: 'text',
        label: '从前的别名',
        admin: {
          position: 'sidebar',
          readOnly: true,
          condition: ({ formerAliases }) => Boolean(formerAliases),
          description: '发布时记下；从前的网址转到现在的',
        },
      },
      {
        name: 'awaitsReview',
        type: 'checkbox',
        label: '待审',
        admin: { position: 'sidebar', description: '勾上并存草稿，编辑就在“待审”里看到；发布以后自动去掉' },
      },
      ...form,
    ],
  };
}
