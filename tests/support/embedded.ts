import { embeddedService } from '@/lib/content-service/embedded';
import { ContentFolder } from '@/lib/content-service/folder';
import { fullSchema } from './content-schema';

const ORIGIN = 'http://content.test';

/** An item as a list call answers it. */
type ListedItem = Record<string, unknown> & { alias: string };

/** A content service over a folder, with short ways to ask it. */
export function serviceOver(directory: string, schema = fullSchema()) {
  const folder = new ContentFolder(directory);
  const serve = embeddedService(schema, () => folder);
  const get = (path: string) => serve(new Request(ORIGIN + path));
  return {
    folder,
    serve,
    get,
    /** status and body of a GraphQL query over POST */
    async graphql(query: string, variables?: object) {
      const body = JSON.stringify({ query, variables });
      const headers = { 'content-type': 'application/json' };
      const response = await serve(new Request(`${ORIGIN}/api/graphql`, { method: 'POST', headers, body }));
      const answer = (await response.json()) as { data?: Record<string, never[]>; errors?: { message: string }[] };
      return { status: response.status, ...answer };
    },
    /** the page that a list call answers; fails on any status but 200 */
    async list(path: string) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      const body = (await response.json()) as {
        data: { list: ListedItem[]; totalCount: number; pageSize: number };
      };
      return { ...body.data, aliases: body.data.list.map((item) => item.alias) };
    },
  };
}
