'use client';

import { useCallback, useId, useRef, type KeyboardEvent } from 'react';
import styles from './picker.module.css';
import type { SelectOption } from './select-option';

interface PickerProps {
  label: string;
  options: SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Enter: what the wheel shows is what is meant */
  onAccept: () => void;
}

/** A wheel of options: turned by thumb, tapped, or walked with the arrow keys; a listbox to screen readers. */
export function Picker({ label, options, value, onChange, onAccept }: PickerProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const current = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );

  const rowHeight = () => list.current?.querySelector('li')?.offsetHeight ?? 0;
  const turnTo = (index: number) => {
    const target = Math.max(0, Math.min(options.length - 1, index));
    if (list.current) list.current.scrollTop = target * rowHeight();
    onChange(options[target].value);
  };
  // opened with what is chosen in the middle, and with the focus
  const start = useRef(current);
  const attach = useCallback((element: HTMLUListElement | null) => {
    list.current = element;
    if (!element) return;
    element.setAttribute('autofocus', '');
    requestAnimationFrame(() => {
      element.scrollTop = start.current * (element.querySelector('li')?.offsetHeight ?? 0);
    });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: current - 1,
      ArrowDown: current + 1,
      PageUp: current - 5,
      PageDown: current + 5,
      Home: 0,
      End: options.length - 1,
    };
    if (event.key in targets) {
      event.preventDefault();
      turnTo(targets[event.key]);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onAccept();
    }
  };

  return (
    <div className={styles.root}>
      <ul
        ref={attach}
        className={styles.list}
        role="listbox"
        aria-label={label}
        aria-activedescendant={`${id}-${current}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={(event) => {
          const height = rowHeight();
          const middle = height > 0 ? options[Math.round(event.currentTarget.scrollTop / height)] : undefined;
          if (middle && middle.value !== value) onChange(middle.value);
        }}
      >
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            onClick={() => turnTo(index)}
          >
            {option.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
