import { useEffect } from 'react';
import { isDisabled, nearestControl, trailOf, type Trail } from './trail.ts';

const OPEN_DIALOG = '.MuiModal-root';

/**
 * Anyone who works by keyboard never loses their place: where the control that they pressed goes away, with its row or its bar, the focus
 * goes to what stands there then; where it is only out of order for a while, the focus is back with it afterwards.
 */
export function FocusKeeper({ rootId }: { rootId: string }) {
  useEffect(() => {
    const root = document.getElementById(rootId);
    return root ? keepFocus(root) : undefined;
  }, [rootId]);
  return null;
}

/** @returns what ends it */
function keepFocus(root: HTMLElement): () => void {
  let trail: Trail = [];
  let wasDisabled = false;
  let byPointer = false;

  const remember = ({ target }: FocusEvent) => {
    const element = target as Element;
    // A dialog gives the focus back to what opened it: that is what counts.
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

  // A moment later: a screen or a dialog that knows better has moved the focus by then.
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
