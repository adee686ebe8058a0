import type { Solution } from '@/lib/content/solution';
import type { RichText as RichTextData } from '@/lib/content/types';
import { chaptersOf } from '@/lib/content/rich-text/chapters';
import { sceneOf } from '@/lib/illustrations/hotspots';
import { ChapterRows } from '../facts/chapter-rows';
import { Illustration } from '../illustration/illustration';
import { NoBreakText } from '../ui/no-break-text';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import styles from './solution-introduction.module.css';

interface SolutionIntroductionProps {
  solution: Solution;
  /** of its text, what no other section has taken */
  text: RichTextData;
}

/** What the laboratory does, the room as it is (where there is one, as a scene to point at), and how it is used. */
export function SolutionIntroduction({ solution, text }: SolutionIntroductionProps) {
  const { title, name, introduction } = solution;
  const scene = sceneOf('solution', solution.alias);
  const { opening } = chaptersOf(text);
  const rest = { ...text, blocks: text.blocks.slice(opening.blocks.length) };
  const picture = solution.headerImage ? solution.image : null;
  return (
    <>
      {introduction && (
        <p className={styles.lead}>
          <NoBreakText>{introduction}</NoBreakText>
        </p>
      )}
      {scene && (
        <div className={styles.scene}>
          <Illustration name={scene} form="whole" />
        </div>
      )}
      {picture && !scene && (
        <div className={styles.scene}>
          <Picture picture={picture} bleeds sizes="(max-width: 1248px) 100vw, 1200px" ratio="banner" />
        </div>
      )}
      <div className={styles.text}>
        <p>{name !== title && name}</p>
        <RichText text={opening} />
      </div>
      {rest.blocks.length > 0 && <ChapterRows text={rest} />}
    </>
  );
}
