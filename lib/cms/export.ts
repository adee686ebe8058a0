/** `npm run cms:export -- <folder>`: what the CMS holds as a content folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getPayload } from 'payload';
import { errorText } from '../error-text';
import { describeProblem } from '../content-service/validate';
import { exportFolder } from './content/export-folder';
import config from './payload.config';

const target = process.argv[2];
if (!target || existsSync(target)) {
  console.error(
    target ? `${target} 已经有了：请给一个还没有的文件夹` : '写到哪个文件夹？npm run cms:export -- <文件夹>',
  );
  process.exit(1);
}
try {
  const payload = await getPayload({ config, disableOnInit: true });
  const { items, problems } = await exportFolder(payload, path.resolve(target));
  for (const problem of problems) console.error(describeProblem(problem));
  console.log(`写了 ${items} 个条目到 ${target}`);
  process.exit(problems.length > 0 ? 1 : 0);
} catch (error) {
  console.error(errorText(error));
  process.exit(1);
}
