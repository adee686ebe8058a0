import type { DataSheet } from '@/lib/content/data-sheet';
import { sheetGroups, SHEET_WORDS } from '@/lib/content/sheet-groups';
import { ParameterList } from '../facts/parameter-list';
import { Section } from '../ui/section';
import styles from './data-sheet-tables.module.css';

/** Every row of the sheet, and how the words are meant that stand in place of a value. */
export function DataSheetTables({ sheet }: { sheet: DataSheet }) {
  return (
    <div className={styles.root}>
      {sheetGroups(sheet).map(({ id, title, rows }) => (
        <Section key={id} id={id} title={title}>
          <ParameterList parameters={rows} />
        </Section>
      ))}
      <Section id="words" title="这几个词的意思">
        <ul className={styles.words}>
          {SHEET_WORDS.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
