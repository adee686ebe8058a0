'use client';

import { useState } from 'react';
import { Dialog } from './dialog.client';
import { Picker } from './picker.client';
import type { SelectOption } from './select-option';
import styles from './select-sheet.module.css';

/** More than these do not fit into a sheet at a glance: they are on a wheel. */
const LISTED_MOST = 13;

interface SelectSheetProps {
  label: string;
  options: SelectOption[];
  /** what is chosen, or what the wheel shows first */
  value: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The options of a choice in a sheet, one tap each; many are on a wheel. It is open as long as it is drawn. */
export function SelectSheet(props: SelectSheetProps) {
  if (props.options.length > LISTED_MOST) return <WheelSheet {...props} />;
  const { label, options, value, onChoose, onClose } = props;
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

function WheelSheet({ label, options, value, onChoose, onClose }: SelectSheetProps) {
  const [turned, setTurned] = useState(value);
  const accept = () => {
    onChoose(turned);
    onClose();
  };
  return (
    <Dialog open title={label} layout="sheet" onOk={accept} onCancel={onClose} onClose={onClose}>
      <Picker label={label} options={options} value={turned} onChange={setTurned} onAccept={accept} />
    </Dialog>
  );
}
