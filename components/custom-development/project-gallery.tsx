import { GALLERY_PLACES, type GalleryEntry } from '@/lib/content/custom-development';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { ScrollSnapList } from '../ui/scroll-snap-list.client';
import { EntryWords } from './entry-words';
import styles from './project-gallery.module.css';

/** Projects in pictures, two beside each other, each with what came of it; on phones they are swiped. */
export function ProjectGallery({ entries }: { entries: GalleryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section id="projects" title="项目">
      <ScrollSnapList label="项目" count={entries.length} className={styles.root}>
        {entries.map((entry) => (
          <li key={entry.title} data-pictures={GALLERY_PLACES.filter((place) => entry[place]).length}>
            {GALLERY_PLACES.map((place) => {
              const picture = entry[place];
              return (
                picture && (
                  <div key={place} className={styles.place} data-place={place}>
                    <Picture picture={picture} sizes="(max-width: 768px) 84vw, 390px" />
                    {/* whose picture it is, where one points; the words below say it to everybody */}
                    <span className={styles.title} aria-hidden="true">
                      {entry.title}
                    </span>
                  </div>
                )
              );
            })}
            <div className={styles.caption}>
              <EntryWords entry={entry} />
            </div>
          </li>
        ))}
      </ScrollSnapList>
    </Section>
  );
}
