import { COPYRIGHT_YEAR } from '@/lib/constants';
import { getFooterGroups } from '@/lib/pages/navigation';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { officialAccountCode } from '@/lib/media/picture-module';
import { ButtonLink } from '../ui/button-link';
import { PageLink } from '../ui/page-link';
import { SampleNotice } from './sample-notice';
import { OfficialAccount } from './official-account.client';
import styles from './site-footer.module.css';

/** The end of every page: how to reach us, every corner of the site, the record numbers. */
export async function SiteFooter() {
  const account = officialAccountCode();
  return (
    <footer className={styles.root} data-background="dark">
      <div className={styles.inner}>
        <div className={styles.prompt}>
          <p className={styles.question}>
            说说您想测什么，
            <wbr />
            方案由做过实验的人来写
          </p>
          <div className={styles.actions}>
            <ButtonLink href={paths.contact()}>提交需求</ButtonLink>
            <a href={`tel:${site.phone}`} className={styles.phone}>
              {site.phone}
            </a>
          </div>
        </div>
        <div className={styles.body}>
          <nav aria-label="页脚" className={styles.groups}>
            {(await getFooterGroups()).map((group) => (
              <div key={group.title}>
                <h2>{group.title}</h2>
                <ul>
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <PageLink href={link.href}>{link.label}</PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className={styles.account}>
            {/* eslint-disable-next-line @next/next/no-img-element -- an SVG: nothing to optimise */}
            <img src={account.src} alt={account.alt} width={104} height={104} loading="lazy" />
            <OfficialAccount picture={account} />
          </div>
        </div>
        <div className={styles.legal}>
          <SampleNotice className={styles.sample} />
          <p>
            © {COPYRIGHT_YEAR} {site.name}
          </p>
          <PageLink href={paths.privacy()}>隐私说明</PageLink>
          {site.icpNumber && <a href="https://beian.miit.gov.cn/">{site.icpNumber}</a>}
          {site.policeNumber && <a href="https://beian.mps.gov.cn/">{site.policeNumber}</a>}
        </div>
      </div>
    </footer>
  );
}
