import { GET } from '@/app/api/whitepaper/GetAll/route';
import { answeredBy, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const directory = temporaryFolders()();
writeFile(directory, 'files/paper.pdf', '%PDF-1.4\n');
for (let index = 1; index <= 11; index++) {
  writeFile(directory, `white-paper/paper-${index}.yaml`, {
    displayText: `白皮书 ${index}`,
    description: `说明 ${index}`,
    publishedUtc: `2026-01-${String(index).padStart(2, '0')}T00:00:00Z`,
    pdfFile: { path: 'paper.pdf' },
  });
}
startContentServer(answeredBy(serviceOver(directory).serve));

async function ask(query: string) {
  const response = await GET(new Request(`http://site.test/api/whitepaper/GetAll?${query}`));
  return { status: response.status, body: await response.json() };
}

test('白皮书按页给，最新的在前，网址里是 contentItemId', async () => {
  const first = await ask('page=1&pageSize=9');
  expect(first.body.data).toMatchObject({ totalCount: 11, pageSize: 9 });
  expect(first.body.data.list).toHaveLength(9);
  const { body } = await ask('page=2&pageSize=9');
  expect(body.data.list.map((item: { displayText: string }) => item.displayText)).toEqual(['白皮书 2', '白皮书 1']);
  expect(body.data.list[0]).toMatchObject({ introduction: '说明 2', contentItemId: expect.stringMatching(/^.{26}$/) });
  expect(body.data.list[0]).not.toHaveProperty('alias');
});

test.each(['page=0', 'page=x', 'pageSize=101'])('%s：400', async (query) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.message).toContain(query.split('=')[0]);
});
