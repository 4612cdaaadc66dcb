import { useEffect, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { useReading } from '../shell/reading.ts';

const isForced = ({ state }: Location): boolean => (state as { forced?: boolean } | null)?.forced === true;

/**
 * Asks before unsaved work is left, by a link, Back, or closing the tab. Being signed out does not ask.
 *
 * @param onLeave the user leaves and discards the changes: delete their draft
 * @param survivesReload the server has a draft: closing the tab loses nothing
 * @returns the dialog; render it anywhere on the screen
 */
export function useLeavePrompt(isUnsaved: boolean, onLeave?: () => void, survivesReload = false): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && !isForced(nextLocation),
  );
  useUnloadPrompt(isUnsaved && !survivesReload);
  return (
    blocker.state === 'blocked' && (
      <LeaveDialog
        open
        onLeave={() => {
          onLeave?.();
          blocker.proceed();
        }}
        onStay={() => blocker.reset()}
      />
    )
  );
}

/** The browser's own prompt before a tab with unsaved work closes. */
export function useUnloadPrompt(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

interface LeaveDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ open, onLeave, onStay }: LeaveDialogProps) {
  const { text } = useReading();
  return (
    <ConfirmDialog
      open={open}
      title={text('Leave without saving?')}
      confirmLabel={text('Leave')}
      cancelLabel={text('Stay here')}
      destructive
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {text('Your changes are not saved yet.')}
    </ConfirmDialog>
  );
}
