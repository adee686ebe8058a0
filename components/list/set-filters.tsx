import type { Choice, ListFilter } from '@/lib/browser/list/address';
import { CROSS, Sign } from '../ui/sign';
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
    <ul className={styles.root} data-several={set.length > 1 || undefined} aria-label="已选的筛选">
      {set.map(({ name, label, options }) => {
        const { [name]: alias, ...others } = choice;
        const option = options.find((one) => one.alias === alias)?.label ?? alias;
        return (
          <li key={name}>
            <button type="button" aria-label={`去掉${label}：${option}`} onClick={() => onChange(others)}>
              <small>{label}</small>
              {option}
              <Sign path={CROSS} size={16} />
            </button>
          </li>
        );
      })}
      {set.length > 1 && (
        <li data-last="">
          <button type="button" data-all="" onClick={() => onChange({})}>
            全部去掉
          </button>
        </li>
      )}
    </ul>
  );
}
