import type { DataSheet } from '@/lib/content/data-sheet';
import { sheetGroups } from '@/lib/content/sheet-groups';
import { ParameterList } from '../facts/parameter-list';
import { Section } from '../ui/section';
import { SheetWords } from './sheet-words';
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
        <SheetWords />
      </Section>
    </div>
  );
}
