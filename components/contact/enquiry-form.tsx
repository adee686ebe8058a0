import type { Card } from '@/lib/content/types';
import { REQUIREMENT_TYPES } from '@/lib/enquiry-types';
import styles from './enquiry-form.module.css';

/** The enquiry, as a plain form: works without scripts. */
export function EnquiryForm({ domains }: { domains: Card[] }) {
  return (
    <section id="enquiry" aria-labelledby="enquiry-title">
      <h2 id="enquiry-title">提交需求</h2>
      <form action="/api/require/create" method="post" className={styles.root}>
        <label>
          姓名
          <input name="Name" placeholder="姓名*" autoComplete="name" maxLength={50} required />
        </label>
        <label>
          电话
          <input name="Telphone" type="tel" placeholder="电话*" autoComplete="tel" maxLength={30} required />
        </label>
        <label>
          邮箱
          <input name="Email" type="email" placeholder="邮箱*" autoComplete="email" maxLength={254} required />
        </label>
        <label>
          单位
          <input name="Company" placeholder="单位" autoComplete="organization" maxLength={100} />
        </label>
        <label>
          研究领域
          <select name="Domain" defaultValue="">
            <option value="">请选择研究领域</option>
            {domains.map((domain) => (
              <option key={domain.alias} value={domain.title}>
                {domain.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          需求类型
          <select name="RequirementType" defaultValue="">
            <option value="">请选择需求类型</option>
            {REQUIREMENT_TYPES.map((type) => (
              <option key={type.value} value={type.value}>
                {type.label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.wide}>
          留言
          <textarea name="Content" rows={5} maxLength={5000} />
        </label>
        <button type="submit">发送</button>
      </form>
    </section>
  );
}
