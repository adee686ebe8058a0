import type { SampleFile } from '@/lib/content/sample-data';
import { Section } from '../ui/section';
import styles from './sample-files.module.css';

/** The files of a recording: what each holds, how large it is, and the way to have it. */
export function SampleFiles({ files }: { files: SampleFile[] }) {
  if (files.length === 0) return null;
  return (
    <Section id="files" title="下载">
      <ul className={styles.root}>
        {files.map(({ href, name, holds, size }) => (
          <li key={href}>
            <a href={href} download={name}>
              {name}
            </a>
            <span>{holds}</span>
            <small>{size}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
