import { CONSENT_VERSION } from '@/lib/enquiries/rules';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { DataTable } from '../ui/data-table';
import { Stat } from '../ui/stat';
import { PageLink } from '../ui/page-link';
import { SampleNotice } from '../layout/sample-notice';
import { RetentionScale } from './retention-scale';
import styles from './privacy-statement.module.css';

const KEPT = {
  head: ['信息', '从哪里来', '用来做什么', '保存多久'],
  rows: [
    ['姓名、电话、邮箱', '联系表单与白皮书登记，必填', '答复您的需求', '24个月'],
    ['单位', '联系表单选填，白皮书登记必填', '判断适合的设备与方案', '24个月'],
    ['研究领域、需求类型、留言', '联系表单，选填', '准备答复', '24个月'],
    ['浏览器标识', '点开白皮书时由浏览器特征算出，经不可逆处理，不能还原', '同一台设备不必再登记', '随那条登记删除'],
    ['同意的版本与时间', '勾选同意时', '证明您同意过', '随那条登记删除'],
  ],
};

const COOKIES = {
  head: ['名称', '内容', '什么时候写入', '有效期'],
  rows: [['paper-pass', '登记的内部编号与签名，网页脚本读不到', '提交表单成功后', '12个月，撤回后立即失效']],
};

/** Written by a site on several machines only (`lib/http/seen-cookie.ts`). */
const SEEN = ['seen', '打开表单的时间与当时的网络地址，加了密，网页脚本读不到', '打开表单时', '24小时'];

const RECEIVERS = {
  head: ['接收方', '收到什么'],
  rows: [
    ['网站的数据库', '上面全部内容'],
    ['我们的销售与技术支持人员', '上面全部内容，经内部系统、邮件或内容管理服务'],
    ['企业微信、钉钉或飞书的工作群', '只有受理编号与需求类型'],
  ],
};

/** What happens with what a visitor leaves here (PIPL art. 17: kinds, purpose, retention, rights, as lists). */
export function PrivacyStatement() {
  return (
    <div className={styles.root}>
      <div className={styles.opening}>
        <div>
          <p className={styles.lead}>
            浏览本站不需要留下任何信息，本站不使用第三方统计与广告。只有在您提交需求或登记阅读白皮书时，我们才会收到您填写的内容。
          </p>
          <SampleNotice />
          <p>本页版本：{CONSENT_VERSION}</p>
        </div>
        <Stat fact={{ value: '24', unit: '个月', label: '到期自动删除', note: '不用等到期：随时可以自己撤回' }} />
      </div>
      <RetentionScale />
      <section aria-labelledby="privacy-who">
        <h2 id="privacy-who">谁在处理</h2>
        <p>
          {site.name}的运营方，地址：{site.address}，电话：{site.phone}，邮箱：
          <a href={`mailto:${site.email}`}>{site.email}</a>。
        </p>
      </section>
      <section aria-labelledby="privacy-kept">
        <h2 id="privacy-kept">收到什么，存多久</h2>
        <DataTable table={KEPT} caption="表单里的信息" narrow="blocks" />
        <p>到期由程序自动删除，不再另行通知。</p>
      </section>
      <section aria-labelledby="privacy-search">
        <h2 id="privacy-search">站内搜索</h2>
        <p>
          没有结果的搜索，我们只记下搜索词与次数，用来补写内容：不记是谁、从哪里、用什么设备搜的，像电话号码的一串数字会先去掉，保存90天。您搜过的词另外存在自己的浏览器里，可以在搜索框下面清除；选来对比的型号与没有发出的询价单也是。
        </p>
      </section>
      <section aria-labelledby="privacy-cookies">
        <h2 id="privacy-cookies">Cookie</h2>
        <DataTable
          table={env.databaseUrl ? { ...COOKIES, rows: [...COOKIES.rows, SEEN] } : COOKIES}
          caption="本站写入的Cookie"
          narrow="blocks"
        />
      </section>
      <section aria-labelledby="privacy-receivers">
        <h2 id="privacy-receivers">谁会看到</h2>
        <DataTable table={RECEIVERS} caption="接收方与内容" narrow="blocks" />
        <p>不出售，不送出境。企业微信、钉钉或飞书的工作群由这些公司运行，只收到表里那两项。</p>
      </section>
      <section aria-labelledby="privacy-rights">
        <h2 id="privacy-rights">您可以</h2>
        <ul>
          <li>
            <PageLink href={paths.withdrawal()}>撤回</PageLink>
            ：输入受理编号，那条内容、浏览器标识与Cookie一并删除，收到过它的人也会得到通知。
          </li>
          <li>查询、更正或要一份副本：写信或打电话，15个工作日内答复。</li>
          <li>不同意也能浏览：网页全部可读，白皮书前三页公开。</li>
        </ul>
        <p>本站不面向未满14岁的人。</p>
      </section>
    </div>
  );
}
