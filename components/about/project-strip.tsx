import { GALLERY_PLACES, type GalleryEntry } from '@/lib/content/custom-development';
import { paths } from '@/lib/paths';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { ScrollSnapList } from '../ui/scroll-snap-list.client';
import { EntryWords } from '../custom-development/entry-words';
import styles from './project-strip.module.css';

/** So many projects are here; the custom-development page has them all. */
const SHOWN = 4;

/** Some projects of our own laboratory, each by one picture and what came out. */
export function ProjectStrip({ entries }: { entries: GalleryEntry[] }) {
  if (entries.length === 0) return null;
  const shown = entries.slice(0, SHOWN);
  const more = { href: paths.customDevelopments(), label: `全部${entries.length}个` };
  return (
    <Section id="projects" title="项目" more={entries.length > SHOWN ? more : undefined}>
      <ScrollSnapList label="几个项目" count={shown.length} className={styles.root}>
        {shown.map((entry) => {
          const place = GALLERY_PLACES.find((name) => entry[name]);
          const picture = place && entry[place];
          return (
            <li key={entry.title}>
              {picture && <Picture picture={picture} sizes="(max-width: 768px) 78vw, 588px" />}
              <EntryWords entry={entry} />
            </li>
          );
        })}
      </ScrollSnapList>
    </Section>
  );
}
