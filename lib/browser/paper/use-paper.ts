import { useEffect, useState } from 'react';
import { openPaper, type OpenPaper } from './pdf-library';
import { failureReason, type FailureReason } from './failure';
import { errorText } from '../../error-text';

type PaperState =
  | { status: 'opening'; paper: null }
  /** `lost`: a part that was needed did not come */
  | { status: 'open'; paper: OpenPaper; lost: boolean }
  | { status: 'failed'; paper: null; reason: FailureReason };

/**
 * A paper opened from an address. `reopen` opens it anew, after a failure or
 * when more of it may be read now; until then the old one stays.
 */
export function usePaper(url: string): PaperState & { isReopening: boolean; reopen: () => void } {
  const [state, setState] = useState<PaperState>({ status: 'opening', paper: null });
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    let opened: OpenPaper | undefined;
    const fail = (error: unknown) => {
      if (abort.signal.aborted) return;
      console.error('[viewer]', errorText(error));
      setSettled(attempt);
      const reason = failureReason(error);
      setState((before) =>
        before.status === 'open' ? { ...before, lost: true } : { status: 'failed', paper: null, reason },
      );
    };
    openPaper(url, abort.signal, fail).then((paper) => {
      opened = paper;
      if (abort.signal.aborted) return void paper.document.loadingTask.destroy();
      setSettled(attempt);
      setState({ status: 'open', paper, lost: false });
    }, fail);
    // also when the page is only put aside (Next keeps it): what is drawn stays, the memory goes
    return () => {
      abort.abort();
      void opened?.document.loadingTask.destroy();
    };
  }, [url, attempt]);

  return {
    ...state,
    isReopening: settled !== attempt,
    reopen: () => {
      setState((before) => (before.status === 'failed' ? { status: 'opening', paper: null } : before));
      setAttempt((before) => before + 1);
    },
  };
}
