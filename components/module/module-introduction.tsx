import type { Module } from '@/lib/content/module';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import styles from './module-introduction.module.css';

/** What a module measures and how it works; beside the text its signal and a person at work, which stay in sight. */
export function ModuleIntroduction({ module }: { module: Module }) {
  // the head shows the module's own picture, or the header's where there is none
  const beside = [module.introductionImage, module.image ? module.headerImage : null].filter(
    (picture) => picture !== null,
  );
  return (
    <div className={styles.root}>
      <RichText text={module.details} />
      {beside.length > 0 && (
        <aside>
          {beside.map((picture) => (
            <Picture key={picture.src} picture={picture} sizes="(max-width: 768px) 100vw, 420px" />
          ))}
        </aside>
      )}
    </div>
  );
}
