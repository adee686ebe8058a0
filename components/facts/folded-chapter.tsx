import { foldLabel, type Chapter } from '@/lib/content/rich-text/chapters';
import { BreakableTitle } from '../ui/breakable-title';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';

/** A chapter under its heading; on phones its first line opens it. */
export function FoldedChapter({ chapter: { id, title, text } }: { chapter: Chapter }) {
  return (
    <>
      <h3 id={id}>
        <BreakableTitle>{title}</BreakableTitle>
      </h3>
      <Fold label={foldLabel(text)}>
        <RichText text={text} />
      </Fold>
    </>
  );
}
