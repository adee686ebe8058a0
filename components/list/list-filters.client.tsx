'use client';

import { useState } from 'react';
import type { Choice } from '@/lib/browser/list/address';
import type { ListFilter } from '@/lib/list-filter';
import { ALL, Select } from '../ui/select.client';
import styles from './list-filters.module.css';

interface ListFiltersProps {
  filters: ListFilter[];
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** how many are left, once that is known */
  left: number | null | undefined;
}

/** The filters of a list in one line, words on narrow screens, and how many they leave. */
export function ListFilters({ filters, choice, onChange, left }: ListFiltersProps) {
  function choose(name: string, alias: string | undefined) {
    const { [name]: _, ...others } = choice;
    onChange(alias === undefined ? others : { ...others, [name]: alias });
  }

  return (
    <div role="group" aria-label="筛选" className={styles.root}>
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          chosen={choice[filter.name]}
          onChoose={(alias) => choose(filter.name, alias)}
        />
      ))}
      {Object.keys(choice).length > 0 && typeof left === 'number' && (
        // the heading of the list says it aloud
        <small className={styles.left} aria-hidden="true">
          {left}个
        </small>
      )}
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
