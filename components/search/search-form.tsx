import { SEARCH_TEXT_MAX_LENGTH } from '@/lib/constants';
import { paths } from '@/lib/paths';
import styles from './search-box.module.css';

interface SearchFormProps {
  text?: string;
  size?: 'page' | 'header';
}

/** The search box as it works without scripts: text, button, Enter. It looks like the one that suggests. */
export function SearchForm({ text, size = 'header' }: SearchFormProps) {
  return (
    <form action={paths.searchResults()} role="search" aria-label="搜索内容" className={styles.root} data-size={size}>
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
