import { saveText } from '@/lib/browser/paradigm/save-text';
import type { RoundView } from '@/lib/browser/paradigm/use-round';
import { ANTICIPATION_MS, withoutAnticipations } from '@/lib/paradigms/scores';
import type { Task } from '@/lib/paradigms/task';
import { trialsCsv } from '@/lib/paradigms/trials-csv';
import { Button } from '../ui/button';
import { FactList } from '../ui/fact-list';
import { Stat } from '../ui/stat';
import { ReactionPlot } from './reaction-plot';
import styles from './round-result.module.css';

interface RoundResultProps {
  task: Task;
  report: NonNullable<RoundView['report']>;
}

/** The visitor's own round: the number, the rest, each trial, how exact the screen was, and the table to take along. */
export function RoundResult({ task, report: { results, frames, seed, soundLatency } }: RoundResultProps) {
  const counted = withoutAnticipations(results);
  const early = results.length - counted.length;
  const { main, rows, note } = task.score(counted);
  const save = () => saveText(trialsCsv(results, { task: task.name, seed, frames }), `${task.name}.csv`);
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>这一轮的结果</h3>
      <Stat fact={{ value: main.value, unit: main.unit, label: main.name }} />
      {note && <p className={styles.honest}>{note}</p>}
      <FactList facts={rows.map(({ name, value }) => ({ label: name, value }))} />
      {early > 0 && <p>{`有${early}次按得早于${ANTICIPATION_MS}\u00A0ms，是抢按，没有算进上面的数。`}</p>}
      <ReactionPlot results={results} />
      <p>
        {frames.rate > 0
          ? `屏幕实测${frames.rate.toFixed(1)} Hz，一帧${frames.interval.toFixed(1)} ms；${frames.frames}帧里丢了${frames.dropped}帧。`
          : '帧数太少，量不出刷新率。'}
        {frames.rate > 0 && !task.isSelfPaced && `刺激应显示${results[0].planned} ms，实际${shownFor(results)} ms。`}
        {soundLatency !== null && `浏览器自报的放音延迟${Math.round(soundLatency)} ms，反应时没有扣除。`}
      </p>
      <p className={styles.honest}>
        一个人在网页上做一轮，说明不了这个人什么：试次少，没有练习，屏幕与键盘的延迟没有量过。结果只在这一页上，没有发给任何人，关掉就没有了。
      </p>
      <Button kind="secondary" onClick={save}>
        下载试次表（CSV）
      </Button>
    </div>
  );
}

/** From the shortest to the longest. */
function shownFor(results: readonly { duration: number }[]): string {
  const durations = results.map(({ duration }) => Math.round(duration));
  const [least, most] = [Math.min(...durations), Math.max(...durations)];
  return least === most ? `${least}` : `${least}–${most}`;
}
