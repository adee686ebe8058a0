import type { WhitePaper } from '@/lib/content/white-paper';
import { formatDate } from '@/lib/text';
import { paths } from '@/lib/paths';
import type { FirstPages } from '@/lib/white-papers/first-pages';
import { ItemRows } from '../list/item-rows';
import { SizedImage } from '../ui/sized-image';
import { Viewer } from './viewer.client';
import { TextLink } from './text-link';
import styles from './white-paper-front-page.module.css';

/** A4, for papers whose file cannot be read. */
const USUAL_SHAPE = { width: 595, height: 842 };

interface WhitePaperFrontPageProps {
  paper: WhitePaper;
  free: FirstPages | null;
  /** there is the same as a text */
  hasText: boolean;
}

/** A white paper in the viewer. The server gives page 1 as a picture and the words of the free pages. */
export function WhitePaperFrontPage({ paper, free, hasText }: WhitePaperFrontPageProps) {
  return (
    <Viewer
      id={paper.id}
      title={paper.title}
      pages={paper.pages}
      textLink={hasText && <TextLink id={paper.id} />}
      shape={free ? { width: free.width, height: free.height } : USUAL_SHAPE}
      poster={
        free && (
          <SizedImage
            src={paths.whitePaperPicture(paper.id, free.version)}
            alt={paper.image?.alt || '第1页'}
            // drawn for this place: another size would only have to be made when the first reader asks
            unoptimized
            priority
          />
        )
      }
      pictures={free ? picturesOf(paper.id, free) : []}
      text={
        free && free.pages.some(({ paragraphs }) => paragraphs.length > 0) && <FreeText paper={paper} free={free} />
      }
      about={<About paper={paper} />}
    />
  );
}

function picturesOf(id: string, { pages, version, width, height }: FirstPages) {
  return pages.map((_, index) => ({ src: paths.whitePaperPicture(id, version, index + 1), width, height }));
}

function FreeText({ paper, free }: { paper: WhitePaper; free: FirstPages }) {
  return (
    <article className={styles.sheet} aria-labelledby="text-title">
      <h2 id="text-title">前{free.pages.length}页的文字</h2>
      <p className={styles.file}>
        <a href={paths.whitePaperFile(paper.id)}>打开这{free.pages.length}页（PDF）</a>
      </p>
      {free.pages.map(({ paragraphs }, index) => (
        <section key={index} aria-label={`第${index + 1}页的文字`}>
          {paragraphs.map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

function About({ paper }: { paper: WhitePaper }) {
  const facts = [formatDate(paper.publishedUtc), paper.pages ? `${paper.pages}页` : ''];
  return (
    <section className={styles.sheet} aria-labelledby="about-title">
      <h2 id="about-title">关于这份白皮书</h2>
      <p className={styles.lead}>{paper.description}</p>
      <p className={styles.facts}>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {paper.modules.length > 0 && (
        <>
          <h3>相关模块</h3>
          <ItemRows cards={paper.modules} heading="h4" />
        </>
      )}
    </section>
  );
}
