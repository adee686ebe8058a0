import type { ProductSummary } from '@/lib/content/product';
import { paths } from '@/lib/paths';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import type { VersionData } from '../ui/version-details';
import { VersionLink } from '../ui/version-link.client';
import styles from './module-versions.module.css';

interface ModuleVersionsProps {
  moduleAlias: string;
  versions: ProductSummary[];
}

/** The versions of a module side by side. */
export function ModuleVersions({ moduleAlias, versions }: ModuleVersionsProps) {
  if (versions.length === 0) return null;
  return (
    <Section id="versions" title="型号">
      <ul className={styles.root}>
        {versions.map((version) => (
          <li key={version.id}>
            {version.image && <Picture picture={version.image} sizes="(max-width: 768px) 40vw, 280px" />}
            <div>
              <h3>
                <VersionLink href={paths.product(moduleAlias, version.alias)} version={summaryOf(version)}>
                  {version.title}
                </VersionLink>
              </h3>
              {version.introduction && <p>{version.introduction}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
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
