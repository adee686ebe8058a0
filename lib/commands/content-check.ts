/** `npm run content:check`: every problem of the content files, each with file, line, field and reason. */
import { contentFolder } from '../content-service/service';
import { describeProblem } from '../content-service/watch';
import { TYPE_KEYS } from '../content-service/model';
import { checkFacts } from './content-facts';
import { checkMedia } from './content-media';

const folder = contentFolder();
const problems = [...folder.problems.map(describeProblem), ...checkFacts(folder), ...(await checkMedia(folder))];
for (const problem of problems) console.error(problem);
const count = TYPE_KEYS.reduce((sum, type) => sum + folder.list(type).length, 0);
console.log(problems.length > 0 ? `${problems.length} 处错误（${count} 个条目）` : `没有错误（${count} 个条目）`);
process.exitCode = problems.length > 0 ? 1 : 0;
