import { useNotify, useRefresh } from 'react-admin';

/** What follows when a dialog has saved: it closes, the user is told, and the list is read again. */
export function useSaved(close: () => void): (message: string) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  return (message) => {
    close();
    notify(message, { type: 'success' });
    refresh();
  };
}
