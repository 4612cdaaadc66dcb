import { INDIVIDUAL_APPLICATIONS_QUERY } from '#shared/error-reports/error-reports.record';
import type { Wire } from '#shared/records/field';
import { toAsked } from '../error-report-query.ts';
import {
  FFM_ERRORS,
  INDIVIDUAL_APPLICATIONS,
  INDIVIDUAL_ERRORS,
} from '../sources/individual-applications.repository.ts';

/** The query. `afterSubmittedDate` applies to the dashboard only. */
export function applicationsQuery(query: Wire<typeof INDIVIDUAL_APPLICATIONS_QUERY>) {
  const { isErrorReport, isFfmErrorReport, afterSubmittedDate, ...raw } = query;
  if (isFfmErrorReport === 'true') {
    return { source: FFM_ERRORS, raw: toAsked(raw) };
  }
  if (isErrorReport === 'true') {
    return { source: INDIVIDUAL_ERRORS, raw: toAsked(raw) };
  }
  return { source: INDIVIDUAL_APPLICATIONS, raw: toAsked({ ...raw, fromDate: afterSubmittedDate ?? raw.fromDate }) };
}
