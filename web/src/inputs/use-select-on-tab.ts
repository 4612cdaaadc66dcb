import { useLayoutEffect, useRef } from 'react';

/**
 * Selects the whole text of a field that is entered by the keyboard, as browsers do. They do it before the field shows the value as
 * it is edited, and lose it then: "$1,234.56" becomes "1234.56", and what is typed would be added to it.
 */
export function useSelectOnTab() {
  const isPressed = useRef(false);
  const toSelect = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  useLayoutEffect(() => {
    toSelect.current?.select();
    toSelect.current = null;
  });
  return {
    /** A click or a tap is about to put the cursor somewhere. */
    press: () => {
      isPressed.current = true;
    },
    focus: (field: HTMLInputElement | HTMLTextAreaElement) => {
      toSelect.current = isPressed.current ? null : field;
    },
    leave: () => {
      isPressed.current = false;
    },
  };
}
