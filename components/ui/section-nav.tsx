import styles from './section-nav.module.css';

export interface SectionAnchor {
  id: string;
  label: string;
}

/** Links to the sections of a long page; stays in sight below the header. */
export function SectionNav({ sections }: { sections: SectionAnchor[] }) {
  if (sections.length < 2) return null;
  return (
    <nav aria-label="本页内容" className={styles.root}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
