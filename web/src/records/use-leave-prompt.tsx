import { useEffect, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';

const isForced = ({ state }: Location): boolean => (state as { forced?: boolean } | null)?.forced === true;

/**
 * Asks before unsaved work is left, by a link, Back, or closing the tab. Being signed out does not ask.
 *
 * @param onLeave the user leaves and gives up the changes: drop their draft
 * @returns the dialog; put it anywhere on the screen
 */
export function useLeavePrompt(unsaved: boolean, onLeave?: () => void): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && !isForced(nextLocation),
  );
  useEffect(() => {
    if (!unsaved) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    blocker.state === 'blocked' && (
      <ConfirmDialog
        open
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay here"
        destructive
        onConfirm={() => {
          onLeave?.();
          blocker.proceed();
        }}
        onCancel={() => blocker.reset()}
      >
        What you changed on this page has not been saved yet.
      </ConfirmDialog>
    )
  );
}
