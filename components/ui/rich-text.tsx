import { ChartData, type ChartTableData } from './chart-data';
import { ChartBackground } from './chart-background';
import { ChartPicture } from './chart-picture';
import { Chart } from './chart.client';
import styles from './rich-text.module.css';
import { LazyVectorAnimation } from './lazy-vector-animation.client';

export type RichTextBlock =
  | { kind: 'html'; html: string }
  | {
      kind: 'chart';
      src: string;
      caption: string;
      picture: { wide: string; narrow: string } | null;
      table: ChartTableData | null;
    }
  | { kind: 'animation'; src: string; poster?: string; caption: string };

/** Sanitised rich text; charts are figures with their data as a table, animations with their caption. */
export function RichText({ text }: { text: { blocks: RichTextBlock[] } }) {
  if (text.blocks.length === 0) return null;
  return (
    <div className={styles.root}>
      {text.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: RichTextBlock }) {
  if (block.kind === 'html') {
    // tables and code in it may have lost their tab stop by then (components/layout/scroll-stops.client.tsx)
    return <div dangerouslySetInnerHTML={{ __html: block.html }} suppressHydrationWarning />;
  }
  if (block.kind === 'animation') {
    return (
      <figure data-animation={block.src}>
        <LazyVectorAnimation src={block.src} poster={block.poster} label={block.caption} />
        <figcaption>{block.caption}</figcaption>
      </figure>
    );
  }
  return (
    <figure data-chart={block.src}>
      {block.picture ? (
        <Chart src={block.src}>
          <ChartPicture picture={block.picture} label={block.caption} />
        </Chart>
      ) : (
        <ChartBackground>
          <p>{block.table ? '图表无法显示，数据见下表' : '图表无法显示'}</p>
        </ChartBackground>
      )}
      {block.table && <ChartData table={block.table} caption={block.caption} src={block.src} isOpen={!block.picture} />}
      {!block.table && <figcaption>{block.caption}</figcaption>}
    </figure>
  );
}
