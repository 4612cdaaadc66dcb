import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { useHasShownErrors } from './shown-errors.ts';

const PRODUCT = 'Priority Quote';
/** Before the title of a page with errors, in the page's language. */
export const ErrorPrefix = createContext('Error: ');

/**
 * Sets the title for the browser tab and screen readers: "Error: New group | Priority Quote" while a field shows an error, or the page has
 * errors of its own.
 */
export function useDocumentTitle(title: string, hasOwnErrors = false): void {
  const hasShownErrors = useHasShownErrors();
  const prefix = useContext(ErrorPrefix);
  const shown = fullTitle(title, hasOwnErrors || hasShownErrors ? prefix : '');
  // Runs before the effects of a dialog, which may open together with its screen and takes precedence.
  useLayoutEffect(() => {
    document.title = shown;
  }, [shown]);
}

/** The same for an open dialog; closing it restores the screen's title. */
export function useDialogTitle(title: string, hasOwnErrors = false): void {
  const hasShownErrors = useHasShownErrors();
  const prefix = useContext(ErrorPrefix);
  const shown = fullTitle(title, hasOwnErrors || hasShownErrors ? prefix : '');
  useEffect(() => {
    const before = document.title;
    document.title = shown;
    return () => {
      document.title = before;
    };
  }, [shown]);
}

const fullTitle = (title: string, prefix: string): string =>
  prefix + (title === PRODUCT ? PRODUCT : `${title} | ${PRODUCT}`);
