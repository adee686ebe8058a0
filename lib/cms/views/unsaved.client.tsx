'use client';

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

/** Beside the buttons, for as long as what was sent has not been saved; the buttons can be pressed again. */
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
  return isRefused && !isProcessing ? <strong role="status">还没有存上</strong> : null;
}
