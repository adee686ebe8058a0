'use client';

import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { onDemand } from '@/lib/browser/on-demand';
import { useMobile } from '@/lib/browser/use-media-query';
import { whenIdle } from '@/lib/browser/when-idle';
import { whenLoaded } from '@/lib/browser/when-loaded';
import { IconButton } from './icon-button';
import { SelectArrow } from './select-arrow';
import styles from './select.module.css';
import type { SelectOption } from './select-option';

/** More options than these do not fit into a sheet at a glance: they are on a wheel. */
const LISTED_MOST = 13;

const SelectSheet = onDemand(async () => (await import('./select-sheet.client')).SelectSheet);
const WheelSheet = onDemand(async () => (await import('./wheel-sheet.client')).WheelSheet);

/** The value of the option that means no choice. */
export const ALL = 'all';

interface SelectProps {
  /** what is chosen here, for screen readers and as the title of the sheet */
  label: string;
  options: SelectOption[];
  /** empty, or `all` where there is such an option, while nothing is chosen */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** words of a first option that means all of them; without a placeholder of its own it stands for one */
  allLabel?: string;
  /** `filter`: a pill that shows when it is set */
  kind?: 'field' | 'filter';
  disabled?: boolean;
  name?: string;
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** One of several: the browser's own control on wide screens and without scripts, a sheet on phones. */
export function Select({
  label,
  options,
  value,
  onChange,
  placeholder,
  allLabel,
  kind = 'field',
  name,
  id,
  ...field
}: SelectProps) {
  const mobile = useMobile();
  /** the sheet could not be loaded: the browser's own control does it */
  const [isPlain, setIsPlain] = useState(false);
  const hasSheet = mobile && !isPlain;
  const prompt = placeholder ?? (allLabel === undefined ? '请选择研究领域' : undefined);
  const nothing = prompt === undefined ? [] : [{ value: '', label: prompt }];
  const everything = allLabel === undefined ? [] : [{ value: ALL, label: allLabel }];
  const first = [...nothing, ...everything];
  const all = [...first, ...options];
  const chosen = all.find((option) => option.value === value) ?? first[0];
  const isEmpty = first.includes(chosen);
  const text = isEmpty && kind === 'filter' ? label : chosen.label;
  // beside an 'all' option the placeholder is no choice of its own
  const choices = everything.length > 0 ? [...everything, ...options] : all;
  const control = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // chosen before the page was hydrated, when no handler heard of it
    const early = control.current?.value;
    if (early !== undefined && early !== chosen.value) onChange(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div
      className={styles.root}
      style={{ '--letters': text.length } as CSSProperties}
      data-kind={kind}
      data-empty={isEmpty || undefined}
    >
      {/* the same element before and after scripts run, and the field of its form; on phones the sheet's button lies over it */}
      <select
        ref={control}
        {...field}
        id={id}
        className={styles.field}
        aria-label={label}
        aria-hidden={hasSheet || undefined}
        tabIndex={hasSheet ? -1 : undefined}
        name={name}
        value={chosen.value}
        onChange={(event) => onChange(event.target.value)}
      >
        {all.map((option) => (
          <option key={option.value} value={option.value} hidden={!choices.includes(option)}>
            {option.label}
          </option>
        ))}
      </select>
      {hasSheet && (
        <SheetButton
          {...field}
          label={label}
          isEarly={kind === 'filter'}
          options={choices}
          chosen={chosen}
          text={text}
          onChange={onChange}
          onMissing={() => setIsPlain(true)}
        />
      )}
      {isEmpty ? (
        <SelectArrow />
      ) : field.disabled ? null : (
        <span className={styles.clear}>
          <IconButton label={`清除${label}`} shape="close" onClick={() => onChange(first[0].value)} />
        </span>
      )}
    </div>
  );
}

interface SheetButtonProps {
  label: string;
  disabled?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  /** what opens comes before anybody asks */
  isEarly: boolean;
  options: SelectOption[];
  chosen: SelectOption;
  /** what it reads */
  text: string;
  onChange: (value: string) => void;
  onMissing: () => void;
}

/** Lies over the field and opens its options in a sheet. */
function SheetButton({ label, isEarly, options, chosen, text, onChange, onMissing, ...field }: SheetButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Sheet = options.length > LISTED_MOST ? WheelSheet : SelectSheet;
  // what filters a list is pressed first: it opens at once. A form is read first, and its sheet comes when it is pressed
  useEffect(() => (isEarly ? whenLoaded(() => whenIdle(Sheet.getReady)) : undefined), [isEarly, Sheet]);
  const open = () => {
    if (Sheet.isReady()) setIsOpen(true);
    else Sheet.load().then(() => setIsOpen(true), onMissing);
  };
  return (
    <>
      <button
        type="button"
        {...field}
        className={styles.field}
        aria-haspopup="dialog"
        aria-label={`${label}：${chosen.label}`}
        onClick={open}
      >
        {text}
      </button>
      {isOpen && (
        <Sheet
          label={label}
          options={options}
          value={(options.includes(chosen) ? chosen : options[0]).value}
          onChoose={(value) => value !== chosen.value && onChange(value)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
