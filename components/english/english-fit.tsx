import { fitSections } from '@/lib/content/english-sections';
import { NoBreakText } from '../ui/no-break-text';
import styles from './english-fit.module.css';

/** Whom a model is right for and whom it is not, beside each other. */
export function EnglishFit(item: { fit: string; unfit: string }) {
  const sections = fitSections(item);
  if (sections.length === 0) return null;
  return (
    <div className={styles.root}>
      {sections.map(({ id, title, lines }) => (
        <section key={id}>
          <h2>{title}</h2>
          <p>
            <NoBreakText>{lines.join(' ')}</NoBreakText>
          </p>
        </section>
      ))}
    </div>
  );
}
