import { useEffect } from 'react';

/** The browser asks before the tab is closed on what has not been saved yet. Inside the product leaving saves it. */
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
