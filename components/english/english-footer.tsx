import { english } from '@/lib/english/words';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { ButtonLink } from '../ui/button-link';
import { PageLink } from '../ui/page-link';
import { ChineseLink } from './chinese-link.client';
import styles from './english-footer.module.css';

/** The end of English pages. */
export function EnglishFooter() {
  return (
    <footer className={styles.root} data-background="dark">
      <div className={styles.inner}>
        <div className={styles.prompt}>
          <p className={styles.question}>{english.closing}</p>
          <ButtonLink href={paths.english(paths.contact())}>{english.ask}</ButtonLink>
        </div>
        <nav aria-label={english.footer}>
          <ul className={styles.entries}>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
            <li>
              <PageLink href={paths.english(paths.privacy())}>{english.privacy}</PageLink>
            </li>
            <li>
              <ChineseLink />
            </li>
          </ul>
        </nav>
        <div className={styles.legal}>
          {env.isSample && <p>{english.sampleNotice}</p>}
          <p>{english.copyright}</p>
          {site.icpNumber && (
            <a href="https://beian.miit.gov.cn/" lang="zh-CN">
              {site.icpNumber}
            </a>
          )}
        </div>
      </div>
    </footer>
  );
}
