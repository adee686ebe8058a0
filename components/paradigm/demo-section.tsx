import { ANTICIPATION_MS } from '@/lib/paradigms/scores';
import { signOf } from '@/lib/paradigms/still';
import { taskOf } from '@/lib/paradigms/tasks';
import { Fold } from '../ui/fold';
import { NoBreakText } from '../ui/no-break-text';
import { Demo } from './demo.client';
import styles from './demo-section.module.css';
import { Stimulus } from './stimulus';

/** A round to play, what to do in it, and how exact a browser is beside a laboratory. */
export function DemoSection({ demo }: { demo: string }) {
  const task = taskOf(demo);
  if (!task) return null;
  const { instruction, trials, levels } = task;
  const count = trials(0, levels?.[0]?.id ?? 0).length;
  return (
    <div className={styles.root}>
      <p>
        <NoBreakText>{instruction}</NoBreakText>
      </p>
      <div className={styles.demo}>
        <Demo demo={demo}>
          <Stimulus stimulus={signOf(demo)} isStill />
        </Demo>
      </div>
      <div className={styles.words}>
        <p className={styles.quiet}>
          约{count}个试次，1 min左右。用键盘或手指都行；早于{ANTICIPATION_MS}{' '}
          ms的按键是抢按，不算进结果。结果只在这一页上，数据不会上传。
        </p>
        <noscript>
          <p>演示需要打开脚本；这一页的其余部分没有脚本也能读全。</p>
        </noscript>
        <Fold label="网页上的时间有多准" isWide>
          <div className={styles.exact}>
            {task.tones && (
              <p>
                声音由浏览器的音频时钟排定，从发出到耳机里响起还要几毫秒到一两百毫秒，蓝牙耳机最长；浏览器报得出多少，结果里就写多少。
              </p>
            )}
            <p>
              画面按屏幕的帧切换，60 Hz的屏幕一帧16.7 ms，250 ms实际是15帧。画面晚于程序一到三帧，键盘与触屏再晚10–100
              ms，各台不同，网页量不到这些。每一帧的时刻都记下来，结果里写着实测的刷新率与丢了几帧。
            </p>
            <p>
              这些延迟在同一台机器上大致不变，条件之间的差受影响小，反应时本身偏长几十毫秒。实验室里用光电头量画面亮起的一刻，按键直接接进标记器，两样都不靠程序自报。
            </p>
          </div>
        </Fold>
      </div>
    </div>
  );
}
