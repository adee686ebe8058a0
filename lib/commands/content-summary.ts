/** Prints which content the site serves and how many items of each type; stops on broken content files. */
import { contentType, TYPE_KEYS } from '../content-service/content-types';
import { contentFolder, contentService, SERVICE_ORIGIN } from '../content-service/service';
import { describeProblem } from '../content-service/validate';
import { env } from '../env';
import { paths } from '../paths';
import { site } from '../site';

if (!env.contentServiceUrl) {
  const problems = contentFolder().problems;
  for (const problem of problems) console.error(describeProblem(problem));
  if (problems.length > 0) {
    console.error(`内容文件有 ${problems.length} 处错误。`);
    process.exit(1);
  }
}
console.log(`内容来自 ${env.contentServiceUrl ?? contentFolder().directory}`);
const counts = await Promise.all(
  TYPE_KEYS.map(async (type) => {
    const { typeName, root } = contentType(type);
    const query = `{ ${root}(first: 1000) { contentItemId } }`;
    const address = `${SERVICE_ORIGIN}${paths.query()}?${new URLSearchParams({ query })}`;
    try {
      const response = await contentService(new Request(address, { signal: AbortSignal.timeout(10_000) }));
      const body = (await response.json()) as { data?: Record<string, unknown[]> };
      return `${typeName} ${body.data?.[root]?.length ?? '？'}`;
    } catch {
      return `${typeName} ？`;
    }
  }),
);
console.log(counts.join(' · '));
if (env.isSample)
  console.log(`${site.sampleNotice}页脚会这样写，搜索引擎不收录；换成自己的内容（CONTENT_DIR）就没有了。`);
