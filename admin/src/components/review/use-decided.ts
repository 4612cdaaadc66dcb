import { useNotify } from 'react-admin';
import type { QueueSteps } from './use-queue-steps.ts';

/** After a decision: tells its result, and goes on if that was asked for. */
export function useDecided(
  { next, following, moveOn }: Pick<QueueSteps, 'next' | 'following' | 'moveOn'>,
  refresh: () => Promise<void>,
) {
  const notify = useNotify();
  /** @param goesOn to the next quote */
  return (message: string, goesOn: boolean): void => {
    notify(message, { type: 'success' });
    if (goesOn && following !== null) {
      next?.();
    } else if (goesOn) {
      void refresh().then(moveOn);
    }
  };
}
