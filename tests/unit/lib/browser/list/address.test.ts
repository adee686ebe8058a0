import { callParameters, readAddress, writeAddress } from '@/lib/browser/list/address';
import type { ListFilter } from '@/lib/list-filter';

const option = (alias: string) => ({ id: `id-${alias}`, alias, label: alias });
const DOMAIN: ListFilter = {
  name: 'domain',
  parameter: 'domainId',
  label: '研究领域',
  allLabel: '所有研究领域',
  options: [option('driving'), option('aviation')],
};
const MODULE: ListFilter = { ...DOMAIN, name: 'module', parameter: 'moduleId', options: [option('eeg')] };
const FILTERS = [DOMAIN, MODULE];

test.each([
  ['', {}],
  ['domain=driving', { domain: 'driving' }],
  ['domain=driving&module=eeg&utm=1', { domain: 'driving', module: 'eeg' }],
  ['domain=nothing', {}],
  ['domain=id-driving', {}],
  ['module=driving', {}],
  ['domain=%E0%A4%A', {}],
])('网址 ?%s 的筛选', (search, choice) => {
  expect(readAddress(search, FILTERS).choice).toEqual(choice);
});

test.each([
  ['domain=nothing&module=eeg', [{ label: '研究领域', value: 'nothing' }]],
  ['domain=&module=', []],
  ['other=nothing', []],
])('网址 ?%s 里没有的选项', (search, unknown) => {
  expect(readAddress(search, FILTERS).unknown).toEqual(unknown);
  expect(readAddress('domain=nothing', [{ ...DOMAIN, fixed: 'aviation' }]).unknown).toEqual([]);
});

test.each([
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=abc', 1],
  ['page=99999', 1],
  ['', 1],
])('网址 ?%s 的页码是 %i，只在有页码的列表', (search, page) => {
  expect(readAddress(search, FILTERS, true).page).toBe(page);
  expect(readAddress(search, FILTERS).page).toBe(1);
});

test('写进网址的能原样读回来，别的参数留着', () => {
  const address = { choice: { module: 'eeg' }, page: 2 };
  const query = writeAddress('utm=1&domain=driving&page=7', FILTERS, address);
  expect(query).toBe('utm=1&module=eeg&page=2');
  expect(readAddress(query, FILTERS, true)).toEqual({ ...address, unknown: [] });
  expect(writeAddress('domain=driving', FILTERS, { choice: {}, page: 1 })).toBe('');
});

test('固定的筛选不听网址的，也总在请求里', () => {
  const scoped = [{ ...DOMAIN, fixed: 'aviation' }, MODULE];
  expect(readAddress('domain=driving&module=eeg', scoped).choice).toEqual({ module: 'eeg' });
  expect(callParameters(scoped, { module: 'eeg' })).toEqual({ domainId: 'id-aviation', moduleId: 'id-eeg' });
});

test('没有选的筛选请求 all', () => {
  expect(callParameters(FILTERS, { domain: 'driving' })).toEqual({ domainId: 'id-driving', moduleId: 'all' });
});
