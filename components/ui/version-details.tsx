import type { ReactNode } from 'react';
import { ArrowLink } from './arrow-link';
import { Picture, type PictureData } from './picture';
import styles from './version-details.module.css';

export interface VersionData {
  name: string;
  image?: PictureData | null;
  description?: ReactNode;
  parameters?: { label: string; value: string }[];
}

/** A version in short: picture, description, parameters, and the way to its page. */
export function VersionDetails({ version, href }: { version: VersionData; href: string }) {
  const { image, description, parameters = [] } = version;
  return (
    <div className={styles.root}>
      {image && <Picture picture={image} sizes="512px" />}
      {description && <div>{description}</div>}
      {parameters.length > 0 && (
        <dl className={styles.parameters}>
          {parameters.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ArrowLink href={href}>查看详情</ArrowLink>
    </div>
  );
}
