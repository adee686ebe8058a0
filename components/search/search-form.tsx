import { SEARCH_TEXT_MAX_LENGTH } from '@/lib/constants';
import { paths } from '@/lib/paths';
import styles from './search-form.module.css';

/** A search that works without scripts: text box, button, Enter. */
export function SearchForm({ text }: { text?: string }) {
  return (
    <form action={paths.searchResults()} role="search" aria-label="搜索内容" className={styles.root}>
      <input
        type="search"
        name="text"
        aria-label="搜索内容"
        placeholder="搜索设备、方法、案例"
        defaultValue={text}
        maxLength={SEARCH_TEXT_MAX_LENGTH}
      />
      <button type="submit">搜索</button>
    </form>
  );
}
