import { useEffect, useState } from 'react';
import { openPaper, type OpenPaper } from './pdf-library';
import { failureReason, type FailureReason } from './failure';
import { errorText } from '../../error-text';

type PaperState =
  | { status: 'opening'; paper: null }
  /** `lost`: a part that was needed did not come */
  | { status: 'open'; paper: OpenPaper; lost: boolean }
  | { status: 'failed'; paper: null; reason: FailureReason };

interface PaperActions {
  isReopening: boolean;
  reopen: () => void;
  /** notes that a part did not come */
  lose: (error: unknown) => void;
  /** notes that nothing of it can be shown */
  fail: (error: unknown) => void;
}

/**
 * A paper opened from an address. `reopen` opens it anew, after a failure or
 * when more of it may be read now; until then the old one stays.
 */
export function usePaper(url: string): PaperState & PaperActions {
  const [state, setState] = useState<PaperState>({ status: 'opening', paper: null });
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
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
      if (abort.signal.aborted) return void paper.document.loadingTask.destroy();
      setSettled(attempt);
      setState({ status: 'open', paper, lost: false });
    }, fail);
    return () => abort.abort();
  }, [url, attempt]);

  const { paper } = state;
  useEffect(() => {
    if (!paper) return;
    // replaced by one opened anew, left, or only put aside (Next keeps pages): the memory goes
    return () => void paper.document.loadingTask.destroy();
  }, [paper]);

  return {
    ...state,
    isReopening: settled !== attempt,
    lose: (error) => {
      console.error('[viewer]', errorText(error));
      setState((before) => (before.status === 'open' ? { ...before, lost: true } : before));
    },
    fail: (error) => {
      console.error('[viewer]', errorText(error));
      setState({ status: 'failed', paper: null, reason: failureReason(error) });
    },
    reopen: () => {
      // the library does not try its worker a second time
      if (state.status === 'failed' && state.reason === 'browser') return location.reload();
      setState((before) => (before.status === 'failed' ? { status: 'opening', paper: null } : before));
      setAttempt((before) => before + 1);
    },
  };
}
