import type { Choice } from '@/lib/browser/list/address';
import type { ListFilter } from '@/lib/list-filter';
import { CROSS, SvgIcon } from '../ui/svg-icon';
import styles from './applied-filters.module.css';

interface AppliedFiltersProps {
  filters: ListFilter[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** What a list is filtered by, each with the way to take it back; nothing where nothing is set by hand. */
export function AppliedFilters({ filters, choice, onChange }: AppliedFiltersProps) {
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
              <SvgIcon path={CROSS} size={16} />
            </button>
          </li>
        );
      })}
      {set.length > 1 && (
        <li data-last="">
          <button type="button" data-all="" onClick={() => onChange({})}>
            清除全部
          </button>
        </li>
      )}
    </ul>
  );
}
