import { HOME_ITEM_COUNT, HOME_ITEM_COUNT_MOBILE } from '@/lib/constants';
import type { HomeModule } from '@/lib/pages/home';
import { paths } from '@/lib/paths';
import { summarise } from '@/lib/text';
import { SampleCursor } from '../module/sample-cursor.client';
import { SampleRows } from '../module/sample-rows';
import { Section } from '../ui/section';
import styles from './home-modules.module.css';
import { RestOfModules } from './rest-of-modules.client';

interface HomeModulesProps {
  /** all modules by sortNum */
  modules: HomeModule[];
  totalCount: number;
}

/** The modules by how often they look: each tick is one sample in 100 ms. Nine (six when mobile); the rest opens in place. */
export function HomeModules({ modules, totalCount }: HomeModulesProps) {
  const rest = modules.slice(HOME_ITEM_COUNT);
  const first = (
    <SampleRows modules={modules.slice(0, HOME_ITEM_COUNT)} mobileCount={HOME_ITEM_COUNT_MOBILE} textOf={cut} />
  );
  return (
    <Section
      id="modules"
      title="100 ms里取多少个样本"
      introduction="每条刻度是一个样本，每类取采样率最高的型号。"
      more={{ href: paths.modules(), label: `全部${totalCount}个模块` }}
    >
      <div className={styles.root}>
        <SampleCursor>
          {rest.length === 0 ? (
            first
          ) : (
            <RestOfModules page={paths.home()} first={first}>
              <SampleRows modules={rest} textOf={cut} />
            </RestOfModules>
          )}
        </SampleCursor>
      </div>
    </Section>
  );
}

const cut = ({ introduction }: HomeModule) => summarise(introduction);
