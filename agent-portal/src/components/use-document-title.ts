import { useEffect } from 'react';

const PRODUCT = 'Priority Quote';

/** Names the page in the browser's tab and for screen readers: "Error: New group | Priority Quote". */
export function useDocumentTitle(title: string, hasErrors = false): void {
  useEffect(() => {
    const name = title === PRODUCT ? PRODUCT : `${title} | ${PRODUCT}`;
    document.title = hasErrors ? `Error: ${name}` : name;
  }, [title, hasErrors]);
}
