import { calls, post } from '#shared/answers/calls';
import { STARTED_BULK_RUN } from '#shared/bulk-runs/bulk-run.record';
import { RESOLVE_ERRORS, RESUBMIT_ERRORS } from '#shared/error-reports/error-reports.record';
import { record } from '#shared/records/field';

/** Many rows of an error report at once. The paths are ours: the specification names none. */
export const ERROR_RUNS = calls('/api/sales', ['internal'], {
  resubmit: post('ResubmitErrors', {
    about:
      'By row ids, or everything that matches the filter. For the progress: GET /api/sales/GetBulkRun/{BulkRunId}.',
    body: RESUBMIT_ERRORS,
    answers: record('StartedBulkRunAnswer', STARTED_BULK_RUN),
    refuses: ['RULE_BROKEN', 'WRONG_STATE'],
  }),
  resolve: post('ResolveErrors', {
    about: 'Marks these rows, or all that match, as resolved by hand.',
    body: RESOLVE_ERRORS,
    answers: record('StartedBulkRunAnswer', STARTED_BULK_RUN),
    refuses: ['RULE_BROKEN', 'WRONG_STATE'],
  }),
});
