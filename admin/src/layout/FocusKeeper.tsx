import { useEffect } from 'react';

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

/** An element's position: its child index at each level, from the element outwards. */
interface Step {
  element: Element;
  parent: Element;
  at: number;
}
type Trail = readonly Step[];

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

function trailOf(element: Element, root: Element): Trail {
  const steps: Step[] = [];
  for (let each = element; each !== root && each.parentElement; each = each.parentElement) {
    steps.push({ element: each, parent: each.parentElement, at: [...each.parentElement.children].indexOf(each) });
  }
  return steps;
}

/** The control nearest to the end of the trail: in the row that moved up, else in the row above, else in the surroundings. */
function nearestControl(trail: Trail): HTMLElement | null {
  const left = trail.findIndex(({ element, parent }) => !element.isConnected && parent.isConnected);
  const around = left < 0 ? [] : trail.slice(left);
  for (const { parent, at } of around) {
    const siblings = [...parent.children];
    const control = [...siblings.slice(at), ...siblings.slice(0, at).reverse()].map(firstControl).find(Boolean);
    if (control) {
      return control;
    }
  }
  return null;
}

const firstControl = (place: Element): HTMLElement | undefined =>
  [place, ...place.querySelectorAll(CONTROLS)].find(isControl);

const isControl = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(CONTROLS) &&
  element.tabIndex >= 0 &&
  !isDisabled(element) &&
  element.getClientRects().length > 0;

const isDisabled = (element: Element): boolean => element.matches(':disabled, [aria-disabled="true"]');
