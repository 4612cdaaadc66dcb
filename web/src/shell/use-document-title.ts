import { useEffect, useLayoutEffect } from 'react';
import { useHasShownErrors } from './shown-errors.ts';

const PRODUCT = 'Priority Quote';

/**
 * Sets the title for the browser tab and screen readers: "Error: New group | Priority Quote" while a field shows an error, or the page has
 * errors of its own.
 */
export function useDocumentTitle(title: string, hasOwnErrors = false): void {
  const hasShownErrors = useHasShownErrors();
  const hasErrors = hasOwnErrors || hasShownErrors;
  // Runs before the effects of a dialog, which may open together with its screen and takes precedence.
  useLayoutEffect(() => {
    document.title = fullTitle(title, hasErrors);
  }, [title, hasErrors]);
}

/** The same for an open dialog; closing it restores the screen's title. */
export function useDialogTitle(title: string, hasOwnErrors = false): void {
  const hasShownErrors = useHasShownErrors();
  const hasErrors = hasOwnErrors || hasShownErrors;
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
