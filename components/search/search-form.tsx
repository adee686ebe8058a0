import { SEARCH_TEXT_MAX_LENGTH } from '@/lib/constants';
import { paths } from '@/lib/paths';
import styles from './search-box.module.css';

export interface SearchFormWords {
  /** where it is answered, and the name of the text there */
  action: string;
  name: string;
  label: string;
  placeholder: string;
  button: string;
}

interface SearchFormProps {
  text?: string;
  size?: 'page' | 'header';
  words?: SearchFormWords;
}

const CHINESE: SearchFormWords = {
  action: paths.searchResults(),
  name: 'text',
  label: '搜索内容',
  placeholder: '搜索设备、方法、案例',
  button: '搜索',
};

/** The search box as it works without scripts: text, button, Enter. It looks like the one that suggests. */
export function SearchForm({ text, size = 'header', words = CHINESE }: SearchFormProps) {
  const { action, name, label, placeholder, button } = words;
  return (
    <form action={action} role="search" aria-label={label} className={styles.root} data-size={size}>
      <input
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={text}
        maxLength={SEARCH_TEXT_MAX_LENGTH}
      />
      <button type="submit">{button}</button>
    </form>
  );
}
