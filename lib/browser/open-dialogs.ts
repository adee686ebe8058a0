import { useSyncExternalStore } from 'react';

/** The modal dialogs that are open, the uppermost last. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Says that a dialog is above the page until the returned function is called. */
export function enterDialog(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** The uppermost modal dialog: outside of it nothing can be pressed. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
