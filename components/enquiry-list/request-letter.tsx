import { site } from '@/lib/site';
import styles from './request-letter.module.css';

/** On paper the list is a request for quotation: to whom, from when; on screens nothing. */
export function LetterHead({ today }: { today: string }) {
  return (
    <div className={styles.head} aria-hidden="true">
      <p className={styles.title}>询价函</p>
      <p>致：{site.name}</p>
      <p>日期：{today}</p>
      <p>请就下列各项报价，写明含税单价、交货期、质保期与报价有效期。参考价不是报价，只供对照。</p>
    </div>
  );
}

/** Who asks: filled in by hand, so that nobody's name is in the browser. */
export function LetterFoot() {
  return (
    <dl className={styles.foot} aria-hidden="true">
      {['询价单位（盖章）', '联系人', '电话', '邮箱', '希望何日前回复'].map((blank) => (
        <div key={blank}>
          <dt>{blank}</dt>
          <dd />
        </div>
      ))}
    </dl>
  );
}
