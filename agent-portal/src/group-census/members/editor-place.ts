import type { CensusRow } from './census-list.ts';
import type { EditTarget } from './member-form.ts';

/** The heading of the open editor. */
export const EDITOR_TITLE_ID = 'census-member-editor-title';

/**
 * The row of a page before which the editor is inserted: in place of the row it edits, below the household for a new dependent, at
 * the end for a new employee. If its row is on another page, it goes on top, so that it stays visible.
 */
export function editorPlace(rows: readonly CensusRow[], target: EditTarget): number {
  if (target.kind === 'stored') {
    return Math.max(
      0,
      rows.findIndex(({ member }) => member.Id === target.id),
    );
  }
  if (target.relationship === 'Self') {
    return rows.length;
  }
  return rows.findLastIndex(({ member }) => member.EmployeeNumber === target.employeeNumber) + 1;
}
