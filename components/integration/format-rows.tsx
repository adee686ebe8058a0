import type { Formats } from '@/lib/pages/formats';
import { GuideRow } from '../buyer/guide-row';
import { NoBreakText } from '../ui/no-break-text';
import { Section } from '../ui/section';
import styles from './format-rows.module.css';

/** Format by format, from which versions it comes; nothing where no data sheet says. */
export function FormatRows({ formats }: { formats: Formats | null }) {
  if (!formats) return null;
  const { common, count, more } = formats;
  return (
    <Section
      id="formats"
      title="导出格式"
      background="tint"
      introduction="文件夹可以按BIDS的次序排；录像每帧附一个时间戳。"
    >
      <div className={styles.root}>
        {common.length > 0 && (
          <GuideRow title={common.join('、')}>
            <p>{count}个型号都有</p>
          </GuideRow>
        )}
        {more.map(({ format, modules }) => (
          <GuideRow key={format} title={format}>
            <dl className={styles.modules}>
              {modules.map(({ module, models }) => (
                <div key={module}>
                  <dt>{module}</dt>
                  <dd>
                    <NoBreakText>{models.join('、')}</NoBreakText>
                  </dd>
                </div>
              ))}
            </dl>
          </GuideRow>
        ))}
      </div>
    </Section>
  );
}
