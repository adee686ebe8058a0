'use client';

import { useState } from 'react';
import { Dialog } from './dialog.client';
import { Picker } from './picker.client';
import type { SelectOption } from './select-option';

interface SelectSheetProps {
  label: string;
  options: SelectOption[];
  /** what the wheel shows first */
  value: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The options of a choice on a wheel in a sheet; it is open as long as it is drawn. */
export function SelectSheet({ label, options, value, onChoose, onClose }: SelectSheetProps) {
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
