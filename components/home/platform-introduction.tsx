import type { SolutionCard } from '@/lib/content/solution';
import type { HomeModule, SyncProof as SyncProofData } from '@/lib/pages/home';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { ArrowLink } from '../ui/arrow-link';
import { ButtonLink } from '../ui/button-link';
import { PauseOffscreen } from '../ui/pause-offscreen.client';
import { HomeDial } from './home-dial';
import { HomeRecord } from './home-record';
import styles from './platform-introduction.module.css';
import { SyncProof } from './sync-proof';

interface PlatformIntroductionProps {
  modules: HomeModule[];
  solutions: SolutionCard[];
  proof: SyncProofData | null;
}

/**
 * First screen: who we are in one sentence, two actions, and the platform as one drawing, a dial of modules
 * that rolls on the time axis it writes on. Below it the one number that all of it rests on.
 */
export function PlatformIntroduction({ modules, solutions, proof }: PlatformIntroductionProps) {
  return (
    <section
      id="platform"
      data-first-screen=""
      data-background="dark"
      className={styles.root}
      aria-labelledby="platform-title"
    >
      <PauseOffscreen className={styles.hero}>
        <input type="checkbox" id="pause-platform" className={styles.switch} />
        <div className={styles.text}>
          <p className={styles.name}>{site.name}</p>
          <h1 id="platform-title">
            六路信号，
            <br />
            一个时钟
          </h1>
          <p className={styles.sentence}>
            眼动、脑电、心电、皮肤电、肌电与动作，写在同一条时间轴上，
            <wbr />
            从实验设计一直用到论文出图。
          </p>
          <div className={styles.actions}>
            <ButtonLink href={paths.contact()}>提交需求</ButtonLink>
            <ButtonLink href={paths.cases()} kind="secondary">
              看看案例
            </ButtonLink>
          </div>
        </div>
        <div className={styles.dial}>
          <HomeDial modules={modules} />
        </div>
        <HomeRecord solutions={solutions} />
        <div className={styles.all}>
          <ArrowLink href={paths.modules()}>{modules.length}类模块</ArrowLink>
        </div>
        <label htmlFor="pause-platform" className={styles.pause}>
          暂停动画
        </label>
      </PauseOffscreen>
      {proof && <SyncProof proof={proof} />}
    </section>
  );
}
