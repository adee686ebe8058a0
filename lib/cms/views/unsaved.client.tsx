'use client';

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

/** At the buttons, for as long as what was sent has not been saved; the buttons can be pressed again. */
export function Unsaved() {
  const { setModified } = useForm();
  const [isModified, isProcessing, isSubmitted] = [useFormModified(), useFormProcessing(), useFormSubmitted()];
  const wasProcessing = useRef(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing;
    wasProcessing.current = isProcessing;
    if (!hasEnded) return;
    // after a success the form is as it came
    setRefused(isSubmitted || isModified);
    if (isSubmitted && !isModified) setModified(true);
  }, [isModified, isProcessing, isSubmitted, setModified]);
  if (!isRefused || isProcessing) return null;
  return (
    <strong role="status" style={BELOW}>
      还没有存上
    </strong>
  );
}

/** Below the buttons: there is no room beside them on a phone. */
const BELOW = {
  position: 'absolute',
  top: '100%',
  insetInlineEnd: 'var(--gutter-h)',
  padding: '0.25rem 0.75rem',
  whiteSpace: 'nowrap',
  color: 'var(--theme-error-750)',
  background: 'var(--theme-error-100)',
} as const;
