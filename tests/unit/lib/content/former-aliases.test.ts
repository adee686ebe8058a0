import { settleAddress } from '@/lib/content/settle-address';
import { answeredBy, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';

const { serve, folder } = serviceOver('lib/sample-content');
const [one] = folder.list('case');
const [domain] = folder.list('domain');
const CALL = '/api/content/GetFormerAliases';

/** What a service of others would answer: the CMS's own is asked by tests/cms. */
const FORMER: Record<string, object[]> = {
  EcosystemCase: [
    { alias: 'old-name', contentItemId: one.id },
    { alias: 'gone', contentItemId: '0'.repeat(26) },
    { alias: 'Not an alias', contentItemId: one.id },
  ],
  Domain: [{ alias: 'old-field', contentItemId: domain.id }],
};

const server = startContentServer(async (call, response, request) => {
  if (call.path !== CALL) return answeredBy(serve)(call, response, request);
  const list = FORMER[call.parameters.contentType] ?? [];
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { list } }));
});

test('从前的别名：转到现在的网址；条目没有了，就没有', async () => {
  const path = `/ecosystem/cases/${one.alias}`;
  for (const spelling of ['/ecosystem/cases/old-name', '/home/cases/old-name'])
    expect(await settleAddress(spelling)).toEqual({ path });
  for (const name of ['gone', 'never-was']) expect(await settleAddress(`/ecosystem/cases/${name}`)).toBe('unknown');
  expect(await settleAddress(path)).toBeNull();
  expect(await settleAddress('/application-fields/old-field/cases')).toEqual({
    path: `/application-fields/${domain.alias}/cases`,
  });
});

test('没有答复：不说没有', async () => {
  server.answer = (call, response, request) =>
    call.path === CALL ? void response.destroy() : answeredBy(serve)(call, response, request);
  expect(await settleAddress('/solutions/old-solution')).toBeNull();
});

test('不答这个接口的服务：没有就是没有，也不再问', async () => {
  server.answer = (call, response, request) =>
    call.path === CALL ? void response.writeHead(404).end() : answeredBy(serve)(call, response, request);
  for (const name of ['old-lab', 'older-lab']) expect(await settleAddress(`/ecosystem/labs/${name}`)).toBe('unknown');
  expect(server.calls.filter(({ path }) => path === CALL)).toHaveLength(1);
});
