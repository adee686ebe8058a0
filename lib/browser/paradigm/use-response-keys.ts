import { useEffect } from 'react';
import type { Task } from '../../paradigms/task';

interface Actions {
  /** @param at when the key went down, on the clock of the frames */
  respond: (id: string, at: number) => void;
  pause: () => void;
}

/** The keys of a task while a round runs; Escape pauses it. */
export function useResponseKeys(task: Task, isRunning: boolean, { respond, pause }: Actions): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const responseOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
      ctrlKey || metaKey || altKey ? undefined : task.responses.find(({ keys }) => keys.includes(key.toLowerCase()));
    const onDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        pause();
        return;
      }
      const response = responseOf(event);
      if (!response) return;
      event.preventDefault();
      if (!event.repeat) respond(response.id, event.timeStamp);
    };
    // a key that is let go presses the button that has the focus
    const onUp = (event: KeyboardEvent) => responseOf(event) && event.preventDefault();
    document.addEventListener('keydown', onDown);
    document.addEventListener('keyup', onUp);
    return () => {
      document.removeEventListener('keydown', onDown);
      document.removeEventListener('keyup', onUp);
    };
  }, [task, isRunning, respond, pause]);
}
