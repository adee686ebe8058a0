import type { Module } from '@/lib/content/module';
import { chaptersOf, figureOf } from '@/lib/content/rich-text/chapters';
import { PhrasedTitle } from '../ui/phrased-title';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import styles from './module-features.module.css';

/** What sets a module apart: a picture of what it sees, and measured evidence, each by its number. */
export function ModuleFeatures({ module }: { module: Module }) {
  const { opening, chapters } = chaptersOf(module.feature);
  return (
    <>
      {module.featureImage && (
        <div className={styles.picture}>
          <Picture picture={module.featureImage} sizes="(max-width: 1248px) 100vw, 1200px" />
        </div>
      )}
      <RichText text={opening} />
      {chapters.length > 0 && (
        <div className={styles.evidence}>
          {chapters.map(({ id, title, text }) => (
            <div key={id}>
              {/* the heading says it already */}
              {figureOf(title) && (
                <p className={styles.figure} aria-hidden="true">
                  {figureOf(title)}
                </p>
              )}
              <h3 id={id}>
                <PhrasedTitle>{title}</PhrasedTitle>
              </h3>
              <RichText text={text} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
