import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { paths } from '../../paths';
import { checkPaperAccess, type PaperAccess } from './access';

/**
 * Asks whether the papers are open to this browser. Every time anew, because a card is left or withdrawn in between.
 * @returns `isAsking` while the answer is on its way; `ask` rejects when the server gives none
 */
export function usePaperAccess(): { isAsking: boolean; ask: () => Promise<PaperAccess> } {
  const { mutate } = useSWRConfig();
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    async ask() {
      setAsking(true);
      try {
        const access = checkPaperAccess();
        await mutate(paths.checkClient(), access, { revalidate: false });
        return await access;
      } finally {
        setAsking(false);
      }
    },
  };
}
