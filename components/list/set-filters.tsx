import type { Choice, ListFilter } from '@/lib/browser/list/address';
import styles from './set-filters.module.css';

interface SetFiltersProps {
  filters: ListFilter[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** What a list is filtered by, each with the way to take it back; nothing where nothing is set by hand. */
export function SetFilters({ filters, choice, onChange }: SetFiltersProps) {
  const set = filters.filter(({ name, fixed }) => fixed === undefined && choice[name] !== undefined);
  if (set.length === 0) return null;
  return (
    <ul className={styles.root} aria-label="已选的筛选">
      {set.map(({ name, label, options }) => {
        const { [name]: alias, ...others } = choice;
        const option = options.find((one) => one.alias === alias)?.label ?? alias;
        return (
          <li key={name}>
            <button type="button" aria-label={`去掉${label}：${option}`} onClick={() => onChange(others)}>
              <small>{label}</small>
              {option}
              <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                <path d="M5 5l10 10M15 5L5 15" fill="none" stroke="currentColor" strokeWidth="1.75" />
              </svg>
            </button>
          </li>
        );
      })}
      {set.length > 1 && (
        <li>
          <button type="button" data-all="" onClick={() => onChange({})}>
            全部去掉
          </button>
        </li>
      )}
    </ul>
  );
}
