import { useEffect, useLayoutEffect } from 'react';

const PRODUCT = 'Priority Quote';

/** Sets the title for the browser tab and screen readers: "Error: New group | Priority Quote". */
export function useDocumentTitle(title: string, hasErrors = false): void {
  // Runs before the effects of a dialog, which may open together with its screen and takes precedence.
  useLayoutEffect(() => {
    document.title = fullTitle(title, hasErrors);
  }, [title, hasErrors]);
}

/** The same for an open dialog; closing it restores the screen's title. */
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
