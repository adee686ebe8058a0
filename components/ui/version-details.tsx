import type { ReactNode } from 'react';
import { Picture, type PictureData } from './picture';
import styles from './version-details.module.css';

export interface VersionData {
  name: string;
  image?: PictureData | null;
  description?: ReactNode;
  parameters?: { label: string; value: string }[];
  /** what can be done about it at once */
  action?: { href: string; label: string };
}

/** A version in short: picture, description, parameters. */
export function VersionDetails({ version }: { version: VersionData }) {
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
    </div>
  );
}
