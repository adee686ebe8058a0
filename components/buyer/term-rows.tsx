import type { Item } from '@/lib/content/item';
import { foldLabel, shortLabel } from '@/lib/content/rich-text/chapters';
import type { RichText as RichTextData } from '@/lib/content/types';
import { ArticleOutline } from '../ui/article-outline.client';
import { FactList } from '../ui/fact-list';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { GuideRow } from './guide-row';
import styles from './term-rows.module.css';

/** A table of more rows than this is longer than the page around it. */
const MOST_ROWS = 12;

/** So many groups are open on a wide screen; of the others one reads the first fact, and opens what one looks for. */
const OPEN_GROUPS = 2;

/** What a closed row already says: its first fact, up to the first half stop. */
function keyFact([first]: Item<'purchase'>['terms'][number]['rows']): string {
  return first ? shortLabel(first.value.split('；')[0]) : '';
}

/**
 * Terms group by group beside the list of groups: what is settled in a few words, then what needs a sentence more. On
 * phones all are closed; the anchor is inside, so that a link opens it.
 */
export function TermRows({ groups }: { groups: Item<'purchase'>['terms'] }) {
  return (
    <div className={styles.root}>
      {groups.length > 1 && (
        <ArticleOutline
          label="各条的目录"
          headings={groups.map(({ id, alias, title }) => ({ id: alias || id, text: title }))}
        />
      )}
      <div className={styles.rows}>
        {groups.map(({ id, alias, title, rows, details }, index) => (
          <GuideRow key={id} title={title} isFolded isClosed={index >= OPEN_GROUPS}>
            <Fold label={keyFact(rows) || foldLabel(details)} isWide={index >= OPEN_GROUPS}>
              <div id={alias || id}>
                {rows.length > 0 && <FactList facts={rows.map(({ name, value }) => ({ label: name, value }))} />}
                {details.blocks.length > 0 && <Details text={details} />}
              </div>
            </Fold>
          </GuideRow>
        ))}
      </div>
    </div>
  );
}

/** What is said besides; with a long table in it, a reader asks for it. */
function Details({ text }: { text: RichTextData }) {
  const count = rowCount(text);
  if (count <= MOST_ROWS) return <RichText text={text} />;
  return (
    <Fold isWide label={`展开说明与${count}行的表`}>
      <RichText text={text} />
    </Fold>
  );
}

/** Of all tables in it, without their heads. */
function rowCount({ blocks }: RichTextData): number {
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  return [...html.matchAll(/<tr[ >]/g)].length - [...html.matchAll(/<thead[ >]/g)].length;
}
