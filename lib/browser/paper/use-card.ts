import { useState } from 'react';
import { errorText } from '../../error-text';
import { paths } from '../../paths';
import { usePaperAccess } from './use-paper-access';

/** What asks for the card that opens the papers; `dialog` goes on its dialog. */
export interface AskedCard {
  /** whether this browser has left one is being asked */
  isAsking: boolean;
  /** once asked it stays: what has been typed is not lost when it is closed */
  wasAsked: boolean;
  ask: () => Promise<void>;
  dialog: { open: boolean; clientNo: string | null; onClose: () => void; onSent: () => void };
}

/**
 * Asks for the card where the free part of a paper ends.
 * @param onPass the browser has left its card, now or earlier
 * @param load gets the dialog ready; false when it cannot be had
 */
export function useCard(onPass: () => void, load?: () => Promise<boolean>): AskedCard {
  const [clientNo, setClientNo] = useState<string | null>(null);
  const access = usePaperAccess(paths.checkClient());
  const [isAsked, setAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const close = () => setAsked(false);

  async function ask(): Promise<void> {
    try {
      const found = await access.ask();
      setClientNo(found.clientNo);
      if (found.isRegistered) return onPass();
    } catch (error) {
      // whether this browser is known cannot be said now: the card opens the paper all the same
      console.error('[white-paper]', errorText(error));
    }
    if (load && !(await load())) return;
    setAsked(true);
    setWasAsked(true);
  }

  const onSent = () => {
    close();
    onPass();
  };
  return { isAsking: access.isAsking, wasAsked, ask, dialog: { open: isAsked, clientNo, onClose: close, onSent } };
}
