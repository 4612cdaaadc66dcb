import { useEffect } from 'react';
import { isDisabled, nearestControl, trailOf, type Trail } from './trail.ts';

const OPEN_DIALOG = '.MuiModal-root';

/**
 * Keyboard users never lose their place: when the focused control disappears with its row or toolbar, the focus moves to whatever
 * takes its place; when it is only temporarily disabled, the focus returns to it.
 */
export function FocusKeeper({ rootId }: { rootId: string }) {
  useEffect(() => {
    const root = document.getElementById(rootId);
    return root ? keepFocus(root) : undefined;
  }, [rootId]);
  return null;
}

/** @returns the cleanup function */
function keepFocus(root: HTMLElement): () => void {
  let trail: Trail = [];
  let wasDisabled = false;
  let byPointer = false;

  const remember = ({ target }: FocusEvent) => {
    const element = target as Element;
    // A closing dialog returns the focus to its opener, which takes precedence.
    if (!element.closest(OPEN_DIALOG)) {
      trail = root.contains(element) ? trailOf(element, root) : [];
      wasDisabled = false;
    }
  };
  const press = ({ type }: Event) => {
    byPointer = type === 'pointerdown';
    if (byPointer) {
      trail = [];
    }
  };
  const mend = () => {
    const last = trail[0]?.element as HTMLElement | undefined;
    wasDisabled ||= last !== undefined && isDisabled(last);
    if (!last || byPointer || document.activeElement !== document.body || document.querySelector(OPEN_DIALOG)) {
      return;
    }
    const control = last.isConnected ? wasDisabled && !isDisabled(last) && last : nearestControl(trail);
    if (control) {
      control.focus({ preventScroll: true });
    }
  };

  // Deferred: a screen or dialog with its own focus logic has run by then.
  const observer = new MutationObserver(() => void setTimeout(mend));
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  const pressed = ['pointerdown', 'keydown'] as const;
  document.addEventListener('focusin', remember);
  pressed.forEach((event) => document.addEventListener(event, press, true));
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    pressed.forEach((event) => document.removeEventListener(event, press, true));
  };
}
