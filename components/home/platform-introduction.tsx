import Link from 'next/link';
import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';
import styles from './platform-introduction.module.css';

interface PlatformIntroductionProps {
  modules: Card[];
  solutions: Card[];
}

/** First screen: who we are in one sentence, two actions, and every signal the platform takes as a link. */
export function PlatformIntroduction({ modules, solutions }: PlatformIntroductionProps) {
  return (
    <section id="platform" className={styles.root} data-ground="deep" aria-labelledby="platform-title">
      <div className={styles.inner}>
        <p className={styles.name}>{site.name}</p>
        <h1 id="platform-title">
          六路信号，
          <wbr />
          一个时钟
        </h1>
        <p className={styles.sentence}>{site.description}</p>
        <div className={styles.actions}>
          <ButtonLink href={paths.contact()}>提交需求</ButtonLink>
          <ButtonLink href={paths.cases()} kind="secondary">
            看看案例
          </ButtonLink>
        </div>
        <nav aria-label="平台的模块" className={styles.signals}>
          <ul>
            {modules.map((module) => (
              <li key={module.id}>
                <Link href={paths.module(module.alias)}>
                  <Icon icon={module.icon} />
                  {module.title}
                </Link>
              </li>
            ))}
          </ul>
          <ul>
            {solutions.map((solution) => (
              <li key={solution.id}>
                <Link href={paths.solution(solution.alias)}>{solution.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
