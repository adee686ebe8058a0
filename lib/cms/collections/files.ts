import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { deriveId } from '../../content-service/folder';
import { GATED_TYPES, isServablePath, MEDIA_TYPES } from '../../content-service/served-file';
import { keepReferenced } from '../content/references';
import { noticed } from '../content/published';
import { refusal } from '../content/refusal';
import { writeContentFile } from '../content/content-files';
import { isEditor, isStaff } from './access';
import { UNSAVED } from './unsaved';

/** Where a file's document is found by its path. */
export const fileId = (folder: 'media' | 'files', path: string) => deriveId(folder, path);

/** Looks at what is uploaded, and says in words what no page could show. */
const inspect =
  (slug: 'media' | 'files'): CollectionBeforeValidateHook =>
  async ({ data, req }) => {
    const place = String(data?.path);
    // the field itself says what is wrong with the path
    if (!data || !req.file || !isServablePath(place)) return data;
    // only on demand: charts, papers and pictures are opened for it
    const { inspectUpload } = await import('../content/uploads');
    const { bytes, problem, report } = await inspectUpload(slug, place, req.file.data);
    if (problem) throw refusal(problem, 400);
    req.file = { ...req.file, data: bytes, size: bytes.byteLength };
    return { ...data, filesize: bytes.byteLength, ...(report ? { report } : {}) };
  };

/** Charts and animations are shown as they are drawn. */
const thumbnailOf = (file: string) => (file.endsWith('.json') ? `/cms-api/drawn/${file}` : `/media/${file}`);

/** Files below `media/` or `files/`: Payload checks and lists them, the content service's own code hands them out. */
function fileCollection(slug: 'media' | 'files', label: string, types: Record<string, string>): CollectionConfig {
  return {
    slug,
    labels: { singular: label, plural: label },
    admin: {
      group: '文件',
      useAsTitle: 'path',
      defaultColumns: ['filename', 'path', 'filesize', 'updatedAt'],
      listSearchableFields: ['path'],
      hideAPIURL: true,
      components: UNSAVED,
    },
    defaultSort: 'path',
    upload: {
      disableLocalStorage: true,
      crop: false,
      focalPoint: false,
      mimeTypes: [...new Set(Object.values(types).map((type) => type.split(';')[0]))],
      adminThumbnail: ({ doc }) => (slug === 'media' ? thumbnailOf(String(doc.path)) : null),
    },
    // a new file may be named by nothing but a draft; one that is there may be on a page
    access: { read: isStaff, create: isStaff, update: isEditor, delete: isEditor },
    hooks: {
      beforeDelete: [keepReferenced],
      beforeValidate: [
        ({ data, req, operation, originalDoc }) => {
          if (!data || !req.file) return data;
          // what pages name stays where it is: a new file takes the place of the one before
          data.path =
            operation === 'update' ? (originalDoc as { path: string }).path : data.path || `upload/${req.file.name}`;
          if (operation === 'create') data.id = fileId(slug, String(data.path));
          return data;
        },
        inspect(slug),
      ],
      afterChange: [
        async ({ doc, operation, req }) => {
          const { id, path } = doc as { id: string; path: string };
          try {
            if (req.file) await writeContentFile(slug, path, req.file.data);
          } catch (error) {
            // no document without its file; a transaction, where there is one, takes it back by itself
            if (operation === 'create') await req.payload.delete({ collection: slug, id, req });
            throw error;
          }
          noticed(slug, doc as { id: string; updatedAt?: string });
        },
      ],
      afterDelete: [({ id }) => noticed(slug, { id: String(id) })],
      afterRead: [({ doc }) => ({ ...doc, url: slug === 'media' ? `/media/${String(doc.path)}` : null })],
    },
    fields: [
      { name: 'id', type: 'text', label: '编号', admin: { hidden: true } },
      // Payload's own, with Chinese labels
      { name: 'url', type: 'text', label: '网址', admin: { hidden: true, readOnly: true } },
      { name: 'thumbnailURL', type: 'text', label: '缩略图网址', admin: { hidden: true, readOnly: true } },
      { name: 'mimeType', type: 'text', label: '文件类型', admin: { hidden: true, readOnly: true } },
      {
        name: 'path',
        type: 'text',
        label: '路径',
        unique: true,
        index: true,
        validate: (value: unknown) =>
          value == null || isServablePath(String(value)) || '路径不能有空格和括号，只用汉字、字母、数字和 . - _ /',
        admin: { description: `${slug}/ 下的路径；不写时是 upload/ 加文件名`, readOnly: false },
      },
      ...(slug === 'files'
        ? [{ name: 'report', type: 'textarea', label: '打开检查过', admin: { readOnly: true } } as const]
        : []),
    ],
  };
}

export const FILE_COLLECTIONS: CollectionConfig[] = [
  fileCollection('media', '图片与数据文件', MEDIA_TYPES),
  fileCollection('files', '白皮书文件', GATED_TYPES),
];
