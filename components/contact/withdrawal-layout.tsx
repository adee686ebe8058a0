import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { PageLink } from '../ui/page-link';
import { FormPanel } from './form-panel';
import styles from './withdrawal-layout.module.css';
import { WithdrawalForm } from './withdrawal-form';

const STEPS = [
  { title: '找到受理编号', text: '提交成功以后显示在表单下面，共28位。凭它就够，不用登录。' },
  { title: '在这里填入', text: '大小写与横线都不要紧。按下按钮立即删除，删掉的找不回来。' },
  { title: '我们这边跟着删', text: '那条内容、浏览器标识与Cookie一并删除，收到过它的人会得到通知。' },
];

/** How an enquiry is taken back, step by step, beside the form that does it. */
export function WithdrawalLayout() {
  return (
    <div className={styles.root}>
      <div>
        <ol className={styles.steps}>
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.lost}>
          编号找不到了：打<a href={`tel:${site.phone}`}>{site.phone}</a>或写信到
          <a href={`mailto:${site.email}`}>{site.email}</a>，15个工作日内答复。怎样处理您的信息，见
          <PageLink href={paths.privacy()}>隐私说明</PageLink>。
        </p>
      </div>
      <FormPanel>
        <WithdrawalForm />
      </FormPanel>
    </div>
  );
}
