'use client';

import { Dialog } from './dialog.client';
import type { SelectOption } from './select-option';
import styles from './select-sheet.module.css';

export interface SelectSheetProps {
  label: string;
  options: SelectOption[];
  /** what is chosen, or what the wheel shows first */
  value: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The options of a choice in a sheet, one tap each. It is open as long as it is drawn. */
export function SelectSheet({ label, options, value, onChoose, onClose }: SelectSheetProps) {
  return (
    <Dialog open title={label} layout="sheet" buttons={false} onClose={onClose}>
      <ul className={styles.root}>
        {options.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              aria-pressed={option.value === value}
              onClick={() => {
                onChoose(option.value);
                onClose();
              }}
            >
              {option.label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
