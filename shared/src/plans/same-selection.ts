/** For a selection that would overwrite one that someone else has saved in the meantime. */
export const SELECTION_CHANGED =
  'Someone else has saved another selection in the meantime. Your changes are not saved yet.';

/** The same plans, in any order. */
export const isSameSelection = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
