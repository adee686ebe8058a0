import { chaptersOf, foldLabel, type Chapter } from '@/lib/content/rich-text/chapters';
import type { RichText as RichTextData } from '@/lib/content/types';
import { Fold } from '../ui/fold';
import { BreakableTitle } from '../ui/breakable-title';
import { RichText } from '../ui/rich-text';
import styles from './chapter-rows.module.css';

/** A text chapter by chapter over the whole width: the heading left, what it says beside it. */
export function ChapterRows({ text }: { text: RichTextData }) {
  const { opening, chapters } = chaptersOf(text);
  if (chapters.length === 0) return <RichText text={text} />;
  return (
    <>
      {opening.blocks.length > 0 && (
        <div className={styles.opening}>
          <RichText text={opening} />
        </div>
      )}
      <div>
        {chapters.map((chapter) => (
          <ChapterRow key={chapter.id} chapter={chapter} />
        ))}
      </div>
    </>
  );
}

interface ChapterRowProps {
  chapter: Chapter;
  /** the reasons for something that has been said: on phones the reader asks for them */
  folded?: boolean;
}

/** One chapter as such a row. */
export function ChapterRow({ chapter, folded = false }: ChapterRowProps) {
  const text = <RichText text={chapter.text} />;
  return (
    <div className={styles.row} data-folded={folded || undefined}>
      <h3 id={chapter.id}>
        <BreakableTitle>{chapter.title}</BreakableTitle>
      </h3>
      <div className={styles.text}>{folded ? <Fold label={foldLabel(chapter.text)}>{text}</Fold> : text}</div>
    </div>
  );
}
