import { comparedRows } from '@/lib/content/compared-rows';
import type { ProductSummary } from '@/lib/content/product';
import type { ComparedFacts } from '@/lib/content/product-facts';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { CompareBox } from '../comparison/compare-box.client';
import { CompareChosen } from '../comparison/compare-chosen.client';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { VersionComparison } from '../facts/version-comparison';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import type { VersionData } from '../ui/version-details';
import { VersionDialog } from '../ui/version-dialog.client';
import styles from './module-versions.module.css';

interface ModuleVersionsProps {
  moduleAlias: string;
  versions: ProductSummary[];
  /** by contentItemId */
  facts: Record<string, ComparedFacts>;
}

/** Holds the ticked versions where scripts do not run. */
const COMPARE_FORM = 'compare-versions';

/** The versions of a module side by side in a table of their values; on wide screens each opens in a dialog. */
export function ModuleVersions({ moduleAlias, versions, facts }: ModuleVersionsProps) {
  const pathOf = (version: ProductSummary) => paths.product(moduleAlias, version.alias);
  const rows = comparedRows(versions.map(({ id }) => facts[id]));
  return (
    <VersionDialog versions={Object.fromEntries(versions.map((version) => [pathOf(version), summaryOf(version)]))}>
      {rows.length === 0 ? (
        <VersionList versions={versions} pathOf={pathOf} />
      ) : (
        <VersionComparison
          label="型号比较"
          rows={rows}
          versions={versions.map((version) => ({
            ...version,
            href: pathOf(version),
            note: `${formatDate(version.date).slice(0, 4)}年发布`,
            action: <CompareBox alias={version.alias} title={version.title} form={COMPARE_FORM} />,
          }))}
        />
      )}
      {versions.length > 1 && <CompareChosen form={COMPARE_FORM} />}
    </VersionDialog>
  );
}

/** Where no values are known. */
function VersionList({
  versions,
  pathOf,
}: {
  versions: ProductSummary[];
  pathOf: (version: ProductSummary) => string;
}) {
  return (
    <ul className={styles.root}>
      {versions.map((version) => (
        <li key={version.id} className={cover.area}>
          {version.image && <Picture picture={version.image} sizes="(max-width: 768px) 40vw, 280px" />}
          <div>
            <h3>
              <CoverLink href={pathOf(version)}>{version.title}</CoverLink>
            </h3>
            {version.introduction && <p>{version.introduction}</p>}
            <div className={styles.compare}>
              <CompareBox alias={version.alias} title={version.title} form={COMPARE_FORM} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the dialog shows: name, picture, description, parameters. */
function summaryOf(version: ProductSummary): VersionData {
  return {
    name: version.title,
    image: version.image,
    description: (
      <>
        <RichText text={version.description} />
        <RichText text={version.parameter} />
      </>
    ),
    action: enquireAbout(version.title),
  };
}
