import type { SampleData } from '@/lib/content/sample-data';
import { paths } from '@/lib/paths';
import { ArrowLink } from '../ui/arrow-link';
import { ButtonLink } from '../ui/button-link';
import { ListHead } from '../ui/list-head';
import { NoBreakText } from '../ui/no-break-text';
import { PageLink } from '../ui/page-link';
import styles from './sample-head.module.css';

/** What the recording is, in two sentences, the case that its moments are from, and the file to take along. */
export function SampleHead({ data: { title, introduction, src, files, case: about } }: { data: SampleData }) {
  const drawn = files.find(({ href }) => href === src);
  return (
    <ListHead
      title={title}
      introduction={introduction}
      count={
        about && (
          <PageLink href={paths.case(about.alias)}>
            <NoBreakText>{`时刻取自案例“${about.title}”`}</NoBreakText>
          </PageLink>
        )
      }
    >
      {drawn?.size && (
        <div className={styles.actions} data-screen-only="">
          <ButtonLink href={drawn.href} download={drawn.name}>
            {`下载EDF+，${drawn.size}`}
          </ButtonLink>
          {files.length > 1 && <ArrowLink href={paths.section('files')}>{`全部${files.length}个文件`}</ArrowLink>}
        </div>
      )}
    </ListHead>
  );
}
