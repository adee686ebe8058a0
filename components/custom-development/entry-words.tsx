import { BreakableTitle } from '../ui/breakable-title';
import { NoBreakText } from '../ui/no-break-text';

/** What a project or a type of development is called, and what came of it. */
export function EntryWords({ entry: { title, introduction } }: { entry: { title: string; introduction: string } }) {
  return (
    <>
      <h3>
        <BreakableTitle>{title}</BreakableTitle>
      </h3>
      {introduction && (
        <p>
          <NoBreakText>{introduction}</NoBreakText>
        </p>
      )}
    </>
  );
}
