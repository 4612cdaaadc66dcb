import { isSameSelection } from '#shared/plans/selection';

/** The unsaved selection. */
export interface SelectionDraft {
  /** In the order in which they were selected. */
  ids: readonly number[];
  /** The stored selection when the first change was made. */
  basedOn: readonly number[];
}

export const withoutPlans = (ids: readonly number[], removed: readonly number[]): number[] =>
  ids.filter((id) => !removed.includes(id));

/** The draft after a change; null if it equals the stored selection. */
export const draftAfter = (
  draft: SelectionDraft | null,
  stored: readonly number[],
  ids: readonly number[],
): SelectionDraft | null => (isSameSelection(ids, stored) ? null : { ids, basedOn: draft?.basedOn ?? stored });

/** Someone else saved a selection after this draft's first change. */
export const isOutOfDate = (draft: SelectionDraft | null, stored: readonly number[]): boolean =>
  draft !== null && !isSameSelection(draft.basedOn, stored) && !isSameSelection(draft.ids, stored);
