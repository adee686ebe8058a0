'use client';

import { useState } from 'react';
import { Dialog } from './dialog.client';
import { Picker } from './picker.client';
import type { SelectSheetProps } from './select-sheet.client';

/** Many options of a choice on a wheel. It is open as long as it is drawn. */
export function WheelSheet({ label, options, value, onChoose, onClose }: SelectSheetProps) {
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
