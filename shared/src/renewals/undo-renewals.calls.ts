import { calls, get, put } from '#shared/answers/calls';
import { STARTED_BULK_RUN } from '#shared/bulk-runs/bulk-run.record';
import { RENEWAL_UNDO, UNDONE_RENEWAL } from '#shared/renewals/undo-renewal.record';

/** Taking passive renewals back, as long as they are not final. */
export const UNDO_RENEWALS = calls('/api/sales', ['internal'], {
  undoOne: put('UndoPassiveRenewal/:groupId', {
    about: 'Takes back one group: before its turn it is withdrawn, after it its quote is put back to what it was.',
    answers: UNDONE_RENEWAL,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  find: get('GetPassiveRenewalUndo/:bulkRunId', {
    about: 'How much of a run can still be undone, and until when.',
    answers: RENEWAL_UNDO,
    refuses: ['NOT_FOUND'],
  }),
  undoAll: put('UndoPassiveRenewals/:bulkRunId', {
    about: 'Undoes what a finished run has renewed, as a run of its own.',
    answers: STARTED_BULK_RUN,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});
