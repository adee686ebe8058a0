import useSWRMutation from 'swr/mutation';
import { paths } from '../../paths';
import { checkPaperAccess, type PaperAccess } from './access';

/**
 * Asks whether the papers are open to this browser. Every time anew, because a card is left or withdrawn in between.
 * @returns `isAsking` while the answer is on its way; `ask` rejects when the server gives none
 */
export function usePaperAccess(): { isAsking: boolean; ask: () => Promise<PaperAccess> } {
  const { trigger, isMutating } = useSWRMutation(paths.checkClient(), checkPaperAccess);
  return { isAsking: isMutating, ask: () => trigger() };
}
