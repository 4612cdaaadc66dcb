import { useEffect, useLayoutEffect } from 'react';

const PRODUCT = 'Priority Quote';

/** Names the screen in the browser's tab and for screen readers: "Error: New group | Priority Quote". */
export function useDocumentTitle(title: string, hasErrors = false): void {
  // Before the effects of a dialog, which may open together with its screen and then has the last word.
  useLayoutEffect(() => {
    document.title = fullTitle(title, hasErrors);
  }, [title, hasErrors]);
}

/** The same for a dialog, as long as it is open; then the screen has its name back. */
export function useDialogTitle(title: string, hasErrors = false): void {
  useEffect(() => {
    const before = document.title;
    document.title = fullTitle(title, hasErrors);
    return () => {
      document.title = before;
    };
  }, [title, hasErrors]);
}

const fullTitle = (title: string, hasErrors: boolean): string =>
  `${hasErrors ? 'Error: ' : ''}${title === PRODUCT ? PRODUCT : `${title} | ${PRODUCT}`}`;
