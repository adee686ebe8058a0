import { useEffect, type RefObject } from 'react';

/**
 * While `isOpen`: Escape and a press outside the element dismiss it.
 * @param onDismiss told how, so that Escape can give the focus back
 */
export function useDismiss(
  isOpen: boolean,
  element: RefObject<HTMLElement | null>,
  onDismiss: (by: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    const onPress = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) onDismiss('outside');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, element, onDismiss]);
}
