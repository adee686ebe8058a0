import Link from 'next/link';
import type { ProductSummary } from '@/lib/content/product';
import { paths } from '@/lib/paths';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import type { VersionData } from '../ui/version-details';
import { VersionDialog } from '../ui/version-dialog.client';
import styles from './module-versions.module.css';

interface ModuleVersionsProps {
  moduleAlias: string;
  versions: ProductSummary[];
}

/** The versions of a module side by side; on wide screens each opens in a dialog. */
export function ModuleVersions({ moduleAlias, versions }: ModuleVersionsProps) {
  const pathOf = (version: ProductSummary) => paths.product(moduleAlias, version.alias);
  return (
    <VersionDialog versions={Object.fromEntries(versions.map((version) => [pathOf(version), summaryOf(version)]))}>
      <ul className={styles.root}>
        {versions.map((version) => (
          <li key={version.id}>
            {version.image && <Picture picture={version.image} sizes="(max-width: 768px) 40vw, 280px" />}
            <div>
              <h3>
                <Link href={pathOf(version)}>{version.title}</Link>
              </h3>
              {version.introduction && <p>{version.introduction}</p>}
            </div>
          </li>
        ))}
      </ul>
    </VersionDialog>
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
  };
}
