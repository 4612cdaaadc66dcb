import { calls, get, put } from '#shared/answers/calls';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import { BULK_RUN, BULK_RUN_ITEM } from '#shared/bulk-runs/bulk-run.record';

/** Long-running jobs of staff: their progress, the result of each subject, and canceling. */
export const BULK_RUNS = calls('/api/sales', ['internal'], {
  list: get('GetBulkRuns', {
    about: 'Newest first; filter by Kind and IsRunning.',
    query: LIST_QUERY,
    answers: [BULK_RUN],
  }),
  find: get('GetBulkRun/:id', { about: 'The progress of a run.', answers: BULK_RUN, refuses: ['NOT_FOUND'] }),
  listItems: get('GetBulkRunItems/:id', {
    about: 'By subject; filter by State.',
    query: LIST_QUERY,
    answers: [BULK_RUN_ITEM],
    refuses: ['NOT_FOUND'],
  }),
  cancel: put('CancelBulkRun/:id', {
    about: 'Subjects that have not started are skipped.',
    answers: BULK_RUN,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});
