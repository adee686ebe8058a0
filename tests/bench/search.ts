/* `npm run bench:search`: is the right thing found, and how fast. `-- 100000` for another number of generated items. */
import { generatedDocuments, generatedQueries } from '../search/generated';
import { judge, mean, readJudgements, sampleDocuments, sampleEngine } from '../search/judged';
import { measureIndexThread, type Measured } from '../search/measure';

const { engine, nameOf } = sampleEngine();
const verdicts = readJudgements().map((judgement) => judge(engine, nameOf, judgement));
for (const { query, missing, unwanted, got } of verdicts) {
  if (missing.length > 0) console.log(`${query}：前三里没有 ${missing.join('、')}；有 ${got.join('、')}`);
  if (unwanted.length > 0) console.log(`${query}：不该有 ${unwanted.join('、')}`);
}
const share = (value: number) => value.toFixed(3);
console.log(
  `${verdicts.length}个查询：recall@3 ${share(mean(verdicts.map(({ recall }) => recall)))}，` +
    `MRR ${share(mean(verdicts.map(({ reciprocalRank }) => reciprocalRank)))}，不该有的${verdicts.filter(({ unwanted }) => unwanted.length > 0).length}个`,
);

const queries = [...readJudgements().map(({ query }) => query), ...generatedQueries(100)];
report('示例内容', await measureIndexThread(sampleDocuments(), queries));
const count = Number(process.argv[2] ?? 10_000);
report('生成的条目', await measureIndexThread(generatedDocuments(count), queries));
process.exit(0);

function report(what: string, { size, build, memoryMb, queries: asked, editMs, heldUpMs }: Measured) {
  const { clock, processor } = asked;
  console.log(
    [
      `${what}：${size}项`,
      `在自己的线程里建立 ${build.seconds.toFixed(1)} s（处理器 ${build.processorSeconds.toFixed(1)} s），内存 ${memoryMb} MB`,
      `一次搜索：中位数 ${clock.median.toFixed(1)} ms，p99 ${clock.p99.toFixed(1)} ms（处理器 ${processor.median.toFixed(1)}、${processor.p99.toFixed(1)} ms）`,
      `改一项 ${editMs.toFixed(0)} ms 后搜得到`,
      `问的线程最多停了 ${heldUpMs.toFixed(0)} ms`,
    ].join('，'),
  );
}
