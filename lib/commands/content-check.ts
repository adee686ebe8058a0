/** `npm run content:check`: every problem of the content files, each with file, line, field and reason. */
import path from 'node:path';
import { contentFolder } from '../content-service/service';
import { describeProblem } from '../content-service/validate';
import { TYPE_KEYS } from '../content-service/content-types';
import { checkFacts } from '../sample-content/checks/facts';
import { overusedTurns } from '../sample-content/checks/patterns';
import { filesRoot } from '../content-service/served-file';
import { filesBelow } from './content-checks/files-below';
import { checkMedia } from './content-checks/media';
import { checkPapers } from './content-checks/papers';
import { checkTexts } from './content-checks/texts';

const folder = contentFolder();
/** The sample content tells of an invented company, whose facts and wording have checks of their own. */
const isSample = path.resolve(folder.directory) === path.resolve('lib/sample-content');
const papers = await checkPapers(filesRoot(folder.directory), filesBelow(filesRoot(folder.directory)));
const problems = [
  ...folder.problems.map(describeProblem),
  ...(isSample ? checkFacts(folder) : []),
  ...checkTexts(folder),
  ...(await checkMedia(folder)),
  ...papers.problems,
];
for (const problem of problems) console.error(problem);
if (isSample) for (const turn of overusedTurns(folder)) console.warn(`提醒：${turn}`);
for (const note of papers.notes) console.log(note);
const count = TYPE_KEYS.reduce((sum, type) => sum + folder.list(type).length, 0);
console.log(problems.length > 0 ? `${problems.length} 处错误（${count} 个条目）` : `没有错误（${count} 个条目）`);
process.exitCode = problems.length > 0 ? 1 : 0;
