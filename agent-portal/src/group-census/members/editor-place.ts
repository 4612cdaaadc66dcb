import type { CensusRow } from './census-list.ts';
import type { EditTarget } from './member-form.ts';

/** The heading of the one editor that is open. */
export const EDITOR_TITLE_ID = 'census-member-editor-title';

/**
 * Before which of the rows of a page an editor stands: in the place of the row that it edits, below the household of a new
 * dependent, below everybody for a new employee. Where its row is on another page it stands on top, so that it is never lost.
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
