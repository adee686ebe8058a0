/** Asks for as many signatures at once as the first argument says, as one process of the site does; prints the answers. */
import { GET } from '@/app/api/wechat/signature/route';

const count = Number(process.argv[2]);
const url = encodeURIComponent(`${process.env.SITE_URL}/ecosystem/cases/a?from=timeline`);
const answers = await Promise.all(
  Array.from({ length: count }, async () => {
    const response = await GET(new Request(`http://site.test/api/wechat/signature?url=${url}`));
    return response.json() as Promise<unknown>;
  }),
);
console.log(JSON.stringify(answers));
process.exit(0);
