'use client';

import { useId, useState } from 'react';
import type { Choice } from '@/lib/browser/list/address';
import type { ListFilter } from '@/lib/list-filter';
import { ALL, Select } from '../ui/select.client';
import styles from './list-filters.module.css';

interface ListFiltersProps {
  filters: ListFilter[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** The filters of a list in one row; several are behind one button on narrow screens. */
export function ListFilters({ filters, choice, onChange }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const set = filters.filter(({ name, fixed }) => fixed === undefined && choice[name] !== undefined).length;
  const isFolded = filters.length > 1;

  function choose(name: string, alias: string | undefined) {
    const { [name]: _, ...others } = choice;
    onChange(alias === undefined ? others : { ...others, [name]: alias });
  }

  return (
    <div role="group" aria-label="筛选" className={styles.root} data-folded={isFolded}>
      {isFolded && (
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          筛选{set > 0 && `（${set}）`}
        </button>
      )}
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        {filters.map((filter) => (
          <FilterSelect
            key={filter.name}
            filter={filter}
            chosen={choice[filter.name]}
            onChoose={(alias) => choose(filter.name, alias)}
          />
        ))}
      </div>
    </div>
  );
}

interface FilterSelectProps {
  filter: ListFilter;
  chosen: string | undefined;
  onChoose: (alias: string | undefined) => void;
}

/** One filter; what is set by hand to all of them reads that, not the placeholder. */
function FilterSelect({ filter, chosen, onChoose }: FilterSelectProps) {
  const [hasChosen, setChosen] = useState(false);
  const { label, allLabel, placeholder, options, fixed } = filter;
  const nothing = placeholder && !hasChosen ? '' : ALL;
  return (
    <Select
      kind="filter"
      label={label}
      options={options.map(({ alias, label: text }) => ({ value: alias, label: text }))}
      value={fixed ?? chosen ?? nothing}
      placeholder={placeholder}
      allLabel={allLabel}
      disabled={fixed !== undefined}
      onChange={(value) => {
        const isSet = value !== '' && value !== ALL;
        setChosen(value !== '');
        onChoose(isSet ? value : undefined);
      }}
    />
  );
}
