import { useCallback, useRef, useState, type RefObject } from 'react';
import { useDismiss } from './use-dismiss';

export interface Disclosure {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** goes on its button */
  button: { ref: RefObject<HTMLButtonElement | null>; 'aria-expanded': boolean; onClick: () => void };
}

/**
 * Something that a button opens and closes: closed too by Escape, which gives the focus back to the button, and by
 * whatever is done outside.
 * @param root holds both
 * @param isPossible false where the layout has no such thing: then it is closed
 */
export function useDisclosure(root: RefObject<HTMLElement | null>, isPossible = true): Disclosure {
  const [isWanted, setWanted] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const isOpen = isWanted && isPossible;
  const dismiss = useCallback((by: 'escape' | 'outside') => {
    setWanted(false);
    if (by === 'escape') ref.current?.focus();
  }, []);
  useDismiss(isOpen, root, dismiss);
  const open = useCallback(() => setWanted(true), []);
  const close = useCallback(() => setWanted(false), []);
  return { isOpen, open, close, button: { ref, 'aria-expanded': isOpen, onClick: () => setWanted(!isOpen) } };
}
