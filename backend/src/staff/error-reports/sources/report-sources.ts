import type { ErrorReportName } from '#shared/error-reports/error-reports';
import { GROUP_ERRORS } from './group-errors.repository.ts';
import { FFM_ERRORS, INDIVIDUAL_ERRORS } from './individual-applications.repository.ts';
import { MEMBER_ERRORS } from './member-errors.repository.ts';
import { PASSIVE_RENEWAL_ERRORS } from './passive-renewal-errors.repository.ts';
import { PAYMENT_ERRORS } from './payment-errors.repository.ts';
import type { ReportSource } from './report-source.repository.ts';

const SOURCES = {
  group: GROUP_ERRORS,
  'group-member': MEMBER_ERRORS,
  'passive-renewal': PASSIVE_RENEWAL_ERRORS,
  individual: INDIVIDUAL_ERRORS,
  ffm: FFM_ERRORS,
  payment: PAYMENT_ERRORS,
} as const;

/** A report's source; for counting alone, its row type is irrelevant. */
export const sourceOf = (report: ErrorReportName): ReportSource<object> =>
  SOURCES[report] as unknown as ReportSource<object>;
