import { site } from '@/lib/site';
import { DataTable } from '../ui/data-table';
import styles from './privacy-statement.module.css';

const KEPT = {
  head: ['信息', '用来做什么', '是否必填'],
  rows: [
    ['姓名、电话、邮箱', '回复您提交的需求', '必填'],
    ['单位', '判断适合的设备与方案', '申请白皮书时必填'],
    ['研究领域、需求类型、留言', '准备答复', '选填'],
  ],
};

/** What happens with what a visitor leaves here. */
export function PrivacyStatement() {
  return (
    <div className={styles.root}>
      <p>
        浏览本站不需要留下任何信息，本站也不使用第三方统计与广告。只有在您提交需求或申请阅读白皮书时，我们才会收到您填写的内容。
      </p>
      <section aria-labelledby="privacy-kept">
        <h2 id="privacy-kept">收到什么</h2>
        <DataTable table={KEPT} caption="表单里的信息" />
      </section>
      <section aria-labelledby="privacy-contact">
        <h2 id="privacy-contact">怎样联系</h2>
        <p>
          查询、更正或删除您的信息，请写信到 <a href={`mailto:${site.email}`}>{site.email}</a>，或致电 {site.phone}。
        </p>
      </section>
    </div>
  );
}
