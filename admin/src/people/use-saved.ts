import { useNotify, useRefresh } from 'react-admin';

/** After a dialog has saved: closes it, notifies the user, and refetches the list. */
export function useSaved(close: () => void): (message: string) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  return (message) => {
    close();
    notify(message, { type: 'success' });
    refresh();
  };
}
