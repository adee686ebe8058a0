import Link from 'next/link';
import type { CSSProperties } from 'react';
import { HOME_ITEM_COUNT, HOME_ITEM_COUNT_MOBILE } from '@/lib/constants';
import type { HomeModule } from '@/lib/pages/home';
import { paths } from '@/lib/paths';
import { summarise } from '@/lib/text';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import styles from './home-modules.module.css';
import { RestOfModules } from './rest-of-modules.client';
import { SampleCursor } from './sample-cursor.client';

interface HomeModulesProps {
  /** all modules by sortNum */
  modules: HomeModule[];
  totalCount: number;
}

/** The modules by how often they look: each tick is one sample in 100 ms. Nine (six when mobile); the rest opens in place. */
export function HomeModules({ modules, totalCount }: HomeModulesProps) {
  const rest = modules.slice(HOME_ITEM_COUNT);
  return (
    <Section
      id="modules"
      title="100 ms 里取多少个样"
      introduction="每条刻度是一个样本，画的是每类里采样率最高的型号。"
      more={{ href: paths.modules(), label: `全部 ${totalCount} 个模块` }}
    >
      <SampleCursor className={styles.root}>
        <Rows modules={modules.slice(0, HOME_ITEM_COUNT)} />
        {rest.length > 0 && (
          <RestOfModules>
            <Rows modules={rest} />
          </RestOfModules>
        )}
      </SampleCursor>
    </Section>
  );
}

function Rows({ modules }: { modules: HomeModule[] }) {
  return (
    <ul className={styles.rows}>
      {modules.map((module, index) => (
        <li key={module.id} data-wide-only={index >= HOME_ITEM_COUNT_MOBILE || undefined}>
          <Icon icon={module.icon} />
          <Link href={paths.module(module.alias)}>{module.title}</Link>
          <span className={styles.text}>{summarise(module.introduction)}</span>
          <span className={styles.model}>{module.sampling?.model}</span>
          <Samples module={module} />
          <span className={styles.rate}>
            {module.sampling ? `${module.sampling.rate.toLocaleString('en')} Hz` : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One tick a sample; where they would touch, a solid band. */
function Samples({ module: { sampling, signal } }: { module: HomeModule }) {
  const count = sampling ? Math.max(1, Math.round(sampling.rate / 10)) : 0;
  return (
    <span
      className={styles.samples}
      data-samples
      data-signal={signal ?? undefined}
      style={{ '--count': count } as CSSProperties}
      aria-hidden="true"
    >
      {count > 0 && <i />}
    </span>
  );
}
