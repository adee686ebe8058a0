import { english } from '@/lib/english/words';
import { NoBreakText } from '../ui/no-break-text';
import styles from './english-fit.module.css';

/** Whom a model is right for and whom it is not, a sentence each. */
export function EnglishFit({ fit, unfit }: { fit: string; unfit: string }) {
  const both = [
    { title: english.fit, text: fit },
    { title: english.unfit, text: unfit },
  ].filter(({ text }) => text);
  if (both.length === 0) return null;
  return (
    <div className={styles.root}>
      {both.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>
            <NoBreakText>{text}</NoBreakText>
          </p>
        </section>
      ))}
    </div>
  );
}
