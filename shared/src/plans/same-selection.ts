/** Of a selection that was saved over what somebody else had saved meanwhile. */
export const SELECTION_CHANGED = 'Somebody else has saved another selection meanwhile. Your changes are not saved yet.';

/** The same plans, in whatever order they were chosen. */
export const isSameSelection = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
