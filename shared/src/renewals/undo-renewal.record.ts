import { record, type Wire } from '#shared/records/field';
import { code, count, described, id, instant, orNull } from '#shared/records/kinds';

/** PUT /api/sales/UndoPassiveRenewal/{groupId}. */
export const UNDONE_RENEWAL = record('UndoneRenewalAnswer', {
  GroupId: id('Group'),
  Outcome: described(
    code('Outcome', ['Withdrawn', 'Undone']),
    'Withdrawn: it had not been its turn. Undone: its quote is what it was before the renewal.',
  ),
});

/** GET /api/sales/GetPassiveRenewalUndo/{bulkRunId}. */
export const RENEWAL_UNDO = record('RenewalUndoAnswer', {
  Groups: described(count('Groups'), 'How many groups that the run has renewed can still be undone.'),
  Until: described(
    orNull(instant('Until')),
    'When the first of its renewals that can be undone becomes final, or when the last one did; null where none ever could.',
  ),
});

export type UndoneRenewal = Wire<typeof UNDONE_RENEWAL>;
export type RenewalUndo = Wire<typeof RENEWAL_UNDO>;
