/** An element's position: its child index at each level, from the element outwards. */
interface Step {
  element: Element;
  parent: Element;
  at: number;
}
export type Trail = readonly Step[];

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

export function trailOf(element: Element, root: Element): Trail {
  const steps: Step[] = [];
  for (let each = element; each !== root && each.parentElement; each = each.parentElement) {
    steps.push({ element: each, parent: each.parentElement, at: [...each.parentElement.children].indexOf(each) });
  }
  return steps;
}

/** The control nearest to the end of the trail: in the row that moved up, else in the row above, else in the surroundings. */
export function nearestControl(trail: Trail): HTMLElement | null {
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

export const isDisabled = (element: Element): boolean => element.matches(':disabled, [aria-disabled="true"]');
