import type { VersionGroup } from '@/lib/content/version-groups';
import { paths } from '@/lib/paths';
import { NoBreakText } from '../ui/no-break-text';
import { PageLink } from '../ui/page-link';
import { TENDER_ID } from './tender-text';
import styles from './tender-versions.module.css';

interface TenderVersionsProps {
  groups: VersionGroup[];
  terms: string;
}

/** Where the text for a tender stands, version by version, and the sentence that each ends with. */
export function TenderVersions({ groups, terms }: TenderVersionsProps) {
  return (
    <div className={styles.root}>
      <div>
        <p>
          每个型号的参数表下面有一段招标参数：一条一个最低要求，写明不低于、不大于还是不窄于；牌子、型号、重量与内部结构不写，没有测过的项不列。结尾都是这一段，请一并保留：
        </p>
        <blockquote>
          {(terms.match(/[^。]+。?/g) ?? []).map((sentence) => (
            <p key={sentence}>
              <NoBreakText>{sentence}</NoBreakText>
            </p>
          ))}
        </blockquote>
        <p>
          政府采购的需求不得指向特定的供应商或产品，也不得指定品牌（政府采购法实施条例第二十条）。带★的三四条是任务离不开的，限度都比这一型号的保证值宽；发布之前，请核对至少三家的产品满足它们，不足三家的，放宽那一条，或去掉★。哪几条是实质性要求、各打几分，由采购人定。
        </p>
      </div>
      <dl>
        {groups.map(({ title, versions }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {versions.map((version) => (
                <PageLink
                  key={version.alias}
                  href={paths.product(version.parentAlias, version.alias) + paths.section(TENDER_ID)}
                >
                  {version.title}
                </PageLink>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
