import type { CitationTexts as Texts } from '@/lib/citations/formats';
import { paths } from '@/lib/paths';
import { CopyButton } from '../ui/copy-button.client';
import { Fold } from '../ui/fold';
import { Section } from '../ui/section';
import styles from './citation-texts.module.css';

/** How a publication is cited: two forms for people, two for programs, which are files as well and open on demand. */
export function CitationTexts({ alias, texts }: { alias: string; texts: Texts }) {
  const written = [
    { name: 'GB/T 7714—2015', text: texts.gbt },
    { name: 'APA 7', text: texts.apa },
  ];
  const files = [
    { name: 'BibTeX', ending: 'bib', text: texts.bib },
    { name: 'RIS', ending: 'ris', text: texts.ris },
  ] as const;
  return (
    <Section id="citation" title="引用这篇论文">
      <div className={styles.root}>
        {written.map(({ name, text }) => (
          <figure key={name} className={styles.written}>
            <figcaption>{name}</figcaption>
            <p>
              <Unbroken>{text}</Unbroken>
            </p>
            <div data-screen-only="">
              <CopyButton text={text} label={`复制${name}`} />
            </div>
          </figure>
        ))}
        {files.map(({ name, ending, text }) => (
          <div key={name} className={styles.file}>
            <Fold label={name} isWide>
              <pre>
                <code>{text}</code>
              </pre>
            </Fold>
            <p className={styles.actions} data-screen-only="">
              <CopyButton text={text} label={`复制${name}`} />
              <a href={paths.citation(alias, ending)} download={`${alias}.${ending}`}>
                下载
              </a>
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** A citation whose number at its end, in Chinese brackets, stays on one line. */
function Unbroken({ children }: { children: string }) {
  const [, before, number] = /^([^]*)(（[^（）]*）)$/.exec(children) ?? [];
  if (!number) return children;
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
    </>
  );
}
