import { GALLERY_PLACES, type GalleryEntry } from '@/lib/content/custom-development';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './project-gallery.module.css';

/** Layouts of an entry's pictures, one after the other: index modulo 4. */
const LAYOUT_COUNT = 4;

/** Projects in pictures; the layouts take turns, the titles come with the pointer or the focus. */
export function ProjectGallery({ entries }: { entries: GalleryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section id="projects" title="项目">
      <ul className={styles.root}>
        {entries.map((entry, index) => (
          <li key={entry.title} data-layout={index % LAYOUT_COUNT} tabIndex={0}>
            <div className={styles.pictures}>
              {GALLERY_PLACES.map((place) => {
                const picture = entry.pictures[place];
                return (
                  picture && (
                    <div key={place} className={styles.place} data-place={place}>
                      <Picture picture={picture} sizes="(max-width: 768px) 50vw, 600px" />
                    </div>
                  )
                );
              })}
            </div>
            <div className={styles.caption}>
              <h3>{entry.title}</h3>
              {entry.introduction && <p>{entry.introduction}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
