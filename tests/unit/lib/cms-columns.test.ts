import { columnsOf, refuseSharedColumns } from '@/lib/cms/collections/columns';
import { itemFields } from '@/lib/cms/collections/fields';
import type { Field } from '@/lib/content-service/content-type';
import { fieldsOf, TYPE_KEYS } from '@/lib/content-service/content-types';

const text = (label: string): Field => ({ kind: 'text', label });

test.each(TYPE_KEYS)('%s：每个字段在内容管理的数据库里有自己的一列', (type) => {
  const fields = itemFields(fieldsOf(type));
  expect(columnsOf(fields).length).toBeGreaterThan(3);
  expect(() => refuseSharedColumns(type, fields)).not.toThrow();
});

test('两个字段是同一列：说出是哪一列', () => {
  const english: Field = { kind: 'record', label: '英文', fields: { name: text('名称') } };
  const fields = itemFields({ english, englishName: text('英文名称') });
  expect(() => refuseSharedColumns('case', fields)).toThrow('同一列 case.english_name');
  const inside: Field = { kind: 'records', label: '行', fields: { english, englishName: text('英文名称') } };
  expect(() => refuseSharedColumns('case', itemFields({ rows: inside }))).toThrow('同一列 case_rows.english_name');
});
