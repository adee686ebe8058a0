import type { Module } from '@/lib/content/module';
import { besideFigure, chaptersOf, figureOf, type Chapter } from '@/lib/content/rich-text/chapters';
import { BreakableTitle } from '../ui/breakable-title';
import { FigureCaption } from '../ui/figure-caption';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './module-features.module.css';

/** What sets a module apart: a picture of what it sees, and measured evidence, each by its number. */
export function ModuleFeatures({ module }: { module: Module }) {
  const { opening, chapters } = chaptersOf(module.feature);
  return (
    <>
      {module.featureImage && (
        <figure className={styles.picture}>
          <Picture picture={{ ...module.featureImage, alt: '' }} sizes="(max-width: 1248px) 100vw, 1200px" />
          <FigureCaption>{module.featureImage.alt}</FigureCaption>
        </figure>
      )}
      <RichText text={opening} />
      {chapters.length > 0 && (
        <div className={styles.evidence}>
          {chapters.map((chapter) => (
            <Evidence key={chapter.id} chapter={chapter} />
          ))}
        </div>
      )}
    </>
  );
}

function Evidence({ chapter: { id, title, text } }: { chapter: Chapter }) {
  const figure = figureOf(title);
  const { words, silent: saidBeside } = besideFigure(title, figure);
  return (
    <div>
      {/* the heading says it already */}
      {figure && (
        <p className={styles.figure} aria-hidden="true">
          {figure}
        </p>
      )}
      <h3 id={id}>
        <BreakableTitle>{words}</BreakableTitle>
        {saidBeside && <span className={visuallyHidden.root}>{saidBeside}</span>}
      </h3>
      <RichText text={text} />
    </div>
  );
}
