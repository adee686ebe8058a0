import { BreakableTitle } from '../ui/breakable-title';
import { NoBreakText } from '../ui/no-break-text';

interface EntryWordsProps {
  entry: { title: string; introduction: string };
  heading?: 'h3' | 'h4';
}

/** What a project or a step is called, and what came of it. */
export function EntryWords({ entry: { title, introduction }, heading: Heading = 'h3' }: EntryWordsProps) {
  return (
    <>
      <Heading>
        <BreakableTitle>{title}</BreakableTitle>
      </Heading>
      {introduction && (
        <p>
          <NoBreakText>{introduction}</NoBreakText>
        </p>
      )}
    </>
  );
}
