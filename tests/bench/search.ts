/* `npm run bench:search`: is the right thing found, and how fast. `-- 100000` for another number of generated items. */
import { generatedDocuments, generatedQueries } from '../search/generated';
import { judge, mean, readJudgements, sampleEngine } from '../search/judged';
import { measureIndexThread } from '../search/measure';

const { engine, nameOf } = sampleEngine();
const verdicts = readJudgements().map((judgement) => judge(engine, nameOf, judgement));
for (const { query, missing, unwanted, got } of verdicts) {
  if (missing.length > 0) console.log(`${query}：前三里没有 ${missing.join('、')}；有 ${got.join('、')}`);
  if (unwanted.length > 0) console.log(`${query}：不该有 ${unwanted.join('、')}`);
}
const share = (value: number) => value.toFixed(3);
console.log(
  `${verdicts.length} 个查询：recall@3 ${share(mean(verdicts.map(({ recall }) => recall)))}，` +
    `MRR ${share(mean(verdicts.map(({ reciprocalRank }) => reciprocalRank)))}，不该有的 ${verdicts.filter(({ unwanted }) => unwanted.length > 0).length} 个`,
);

const queries = [...readJudgements().map(({ query }) => query), ...generatedQueries(100)];
report('示例内容', await measureIndexThread([], queries, { engine }));
const count = Number(process.argv[2] ?? 10_000);
report(`${count} 个生成的条目`, await measureIndexThread(generatedDocuments(count), queries));
process.exit(0);

function report(
  what: string,
  { size, buildSeconds, memoryMb, median, p99, editSeconds }: Awaited<ReturnType<typeof measureIndexThread>>,
) {
  const parts = [
    `${size} 项`,
    buildSeconds === null ? '' : `建立 ${buildSeconds.toFixed(1)} s，内存 ${memoryMb} MB`,
    `中位数 ${median.toFixed(1)} ms，p99 ${p99.toFixed(1)} ms`,
    editSeconds === null ? '' : `改一项 ${editSeconds.toFixed(2)} s 后搜得到`,
  ];
  console.log(`${what}：${parts.filter(Boolean).join('，')}`);
}
