/** `npm run content:check`: every problem of the content files, each with file, line, field and reason. */
import { contentFolder } from '../content-service/service';
import { describeProblem } from '../content-service/validate';
import { TYPE_KEYS } from '../content-service/model';
import { checkFacts } from './content-checks/facts';
import { checkMedia } from './content-checks/media';
import { overusedTurns } from './content-checks/patterns';

const folder = contentFolder();
const problems = [...folder.problems.map(describeProblem), ...checkFacts(folder), ...(await checkMedia(folder))];
for (const problem of problems) console.error(problem);
for (const turn of overusedTurns(folder)) console.warn(`提醒：${turn}`);
const count = TYPE_KEYS.reduce((sum, type) => sum + folder.list(type).length, 0);
console.log(problems.length > 0 ? `${problems.length} 处错误（${count} 个条目）` : `没有错误（${count} 个条目）`);
process.exitCode = problems.length > 0 ? 1 : 0;
