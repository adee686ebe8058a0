import { useState } from 'react';
import { checkPaperAccess, type PaperAccess } from './access';

/**
 * Asks whether the papers are open to this browser. Every time anew, because a card is left or withdrawn in between.
 * @param address where this site answers that
 * @returns `isAsking` while the answer is on its way; `ask` rejects when the server gives none
 */
export function usePaperAccess(address: string): { isAsking: boolean; ask: () => Promise<PaperAccess> } {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    async ask() {
      setAsking(true);
      try {
        return await checkPaperAccess(address);
      } finally {
        setAsking(false);
      }
    },
  };
}
