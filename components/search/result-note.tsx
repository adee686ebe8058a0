import type { ResultPage } from '@/lib/search/result-page';
import styles from './result-note.module.css';

interface ResultNoteProps {
  text: string;
  help: Pick<ResultPage, 'corrected' | 'partial'>;
}

/** Says when the results are not for what was typed. */
export function ResultNote({ text, help: { corrected, partial } }: ResultNoteProps) {
  if (corrected) {
    return (
      <p className={styles.root}>
        没有“{text}”的内容，下面是“<strong>{corrected}</strong>”的结果。
      </p>
    );
  }
  return partial ? <p className={styles.root}>没有同时含全部词的结果，以下各含其中几个。</p> : null;
}
