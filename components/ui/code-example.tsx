import { highlightedCode } from '@/lib/highlighted-code';
import { CopyButton } from './copy-button.client';
import { scrollStop } from './scroll-stop';
import styles from './code-example.module.css';

interface CodeExampleProps {
  /** name of the file, and where it is */
  name: string;
  href: string;
  language: string;
  text: string;
}

/** A file of code: to be read, copied, or kept. */
export function CodeExample({ name, href, language, text }: CodeExampleProps) {
  const html = highlightedCode(text, language);
  return (
    <figure className={styles.root} data-background="dark">
      <figcaption>
        <span>
          {name}
          {language && <small>{language}</small>}
        </span>
        <span className={styles.actions} data-screen-only="">
          <CopyButton text={text} />
          <a href={href} download={name}>
            下载
          </a>
        </span>
      </figcaption>
      <pre {...scrollStop}>
        {html === null ? <code>{text}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
      </pre>
    </figure>
  );
}
