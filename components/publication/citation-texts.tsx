import type { CitationTexts as Texts } from '@/lib/citations/formats';
import { paths } from '@/lib/paths';
import { CodeExample } from '../ui/code-example';
import { CopyButton } from '../ui/copy-button.client';
import { Section } from '../ui/section';
import styles from './citation-texts.module.css';

/** How a publication is cited: two forms for people, two for programs, which are files as well. */
export function CitationTexts({ alias, texts }: { alias: string; texts: Texts }) {
  const written = [
    { name: 'GB/T 7714—2015', text: texts.gbt },
    { name: 'APA 7', text: texts.apa },
  ];
  return (
    <Section id="citation" title="引用这篇论文">
      <div className={styles.root}>
        {written.map(({ name, text }) => (
          <figure key={name} className={styles.written}>
            <figcaption>{name}</figcaption>
            <p>{text}</p>
            <div data-screen-only="">
              <CopyButton text={text} label={`复制${name}`} />
            </div>
          </figure>
        ))}
        <CodeExample name={`${alias}.bib`} href={paths.citation(alias, 'bib')} language="BibTeX" text={texts.bib} />
        <CodeExample name={`${alias}.ris`} href={paths.citation(alias, 'ris')} language="RIS" text={texts.ris} />
      </div>
    </Section>
  );
}
