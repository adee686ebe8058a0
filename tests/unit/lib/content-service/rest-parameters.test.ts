import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const directory = makeFolder();
writeFile(directory, 'case/a.yaml', { displayText: '案例', publishedUtc: '2026-03-02T02:00:00Z' });
const { get, serve } = serviceOver(directory);
const LIST = '/api/content/GetContentItem?contentType=EcosystemCase';

test.each([
  ['/api/case/GetAll?page=0', 'page'],
  ['/api/case/GetAll?page=-1', 'page'],
  ['/api/case/GetAll?page=1.5', 'page'],
  ['/api/case/GetAll?page=1e3', 'page'],
  ['/api/case/GetAll?page=一', 'page'],
  ['/api/case/GetAll?page=1%20', 'page'],
  ['/api/case/GetAll?page=0x10', 'page'],
  ['/api/case/GetAll?page=10001', 'page'],
  ['/api/case/GetAll?page=99999999999999999999', 'page'],
  ['/api/case/GetAll?pageSize=0', 'pageSize'],
  ['/api/case/GetAll?pageSize=101', 'pageSize'],
  ['/api/case/GetAll?pageSize=NaN', 'pageSize'],
  ['/api/case/GetAll?pageSize=9,9', 'pageSize'],
  ['/api/trainingcourse/GetByLatest?page=x', 'page'],
  ['/api/module/GetByCaseId?pageSize=x', 'pageSize'],
  [`/api/case/GetAll?domainId=${'x'.repeat(101)}`, 'domainId'],
  [`/api/case/GetAll?moduleId=${encodeURIComponent('长'.repeat(101))}`, 'moduleId'],
  [`/api/case/GetAll?what=${'x'.repeat(5000)}`, 'what'],
  ['/api/content/GetContentItem', 'contentType'],
  ['/api/content/GetContentItem?contentType=', 'contentType'],
  ['/api/content/GetContentItem?contentType=Invoice', 'contentType'],
  ['/api/content/GetContentItem?contentType=ecosystemcase', 'contentType'],
  ['/api/content/GetContentItem?contentType=constructor', 'contentType'],
  [`${LIST}&orderColumn=Salary`, 'orderColumn'],
  [`${LIST}&orderColumn=publishedUtc`, 'orderColumn'],
  [`${LIST}&orderColumn=toString`, 'orderColumn'],
  [`${LIST}&isAsc=maybe`, 'isAsc'],
  [`${LIST}&isAsc=1`, 'isAsc'],
])('%s：400，中文说明里有参数名 %s', async (path, parameter) => {
  const response = await get(path);
  expect(response.status).toBe(400);
  const body = (await response.json()) as { message: string };
  expect(Object.keys(body)).toEqual(['message']);
  expect(body.message).toMatch(/\p{Script=Han}/u);
  expect(body.message).toContain(` ${parameter} `);
});

test.each([
  '/api/case/GetAll?page=1&pageSize=100',
  '/api/case/GetAll?page=10000&pageSize=1',
  '/api/case/GetAll?page=&pageSize=',
  '/api/case/GetAll?page=001',
  `/api/case/GetAll?domainId=${'x'.repeat(100)}`,
  '/api/case/GetAll?orderColumn=Salary&contentType=Invoice',
  `${LIST}&orderColumn=PublishedUtc&isAsc=false`,
  `${LIST}&orderColumn=CreatedUtc&isAsc=TRUE`,
  `${LIST}&orderColumn=SortNum&isAsc=`,
  `${LIST}&orderColumn=`,
])('%s：200', async (path) => {
  expect((await get(path)).status).toBe(200);
});

test.each([
  '/api/case/GetByNothing',
  '/api/case/getall',
  '/api/case',
  '/api/',
  '/api/constructor',
  '/api/toString',
  '/api/__proto__',
  '/api/case/GetAll/',
  '/case/GetAll',
  '/cms/case/GetAll',
  '/',
])('%s：没有这个接口，404 JSON', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: expect.any(String) });
});

test.each(['POST', 'PUT', 'DELETE'])('%s 不能用来读列表', async (method) => {
  const response = await serve(new Request('http://content.test/api/case/GetAll', { method }));
  expect(response.status).toBe(404);
});
