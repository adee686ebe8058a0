import type { SampleData } from '@/lib/content/sample-data';
import { paths } from '@/lib/paths';
import { ListHead } from '../ui/list-head';
import { NoBreakText } from '../ui/no-break-text';
import { PageLink } from '../ui/page-link';

/** What the recording is, in two sentences, and the case that its moments are from. */
export function SampleHead({ data: { title, introduction, case: about } }: { data: SampleData }) {
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
    />
  );
}
