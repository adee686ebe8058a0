import { useEffect, type RefObject } from 'react';
import { MAX_LENGTH } from '../enquiries/rules';

/**
 * A message that a link brings along (`#message=`) is in the form, where nothing has been typed yet.
 * The part after # never reaches a server.
 */
export function usePrefilledMessage(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem('Content');
    const handed = new URLSearchParams(window.location.hash.slice(1)).get('message');
    if (field instanceof HTMLTextAreaElement && handed && field.value === '') {
      field.value = handed.slice(0, MAX_LENGTH.Content);
    }
  }, [form]);
}
