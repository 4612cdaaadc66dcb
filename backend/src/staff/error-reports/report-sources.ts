import type { ErrorReportName } from '#shared/error-reports/error-reports';
import { PAYMENT_ERRORS } from './payments/payment-errors.source.ts';
import type { ReportSource } from './report-source.ts';
import { GROUP_ERRORS } from './sources/group-errors.source.ts';
import { FFM_ERRORS, INDIVIDUAL_ERRORS } from './sources/individual-applications.source.ts';
import { MEMBER_ERRORS } from './sources/member-errors.source.ts';
import { PASSIVE_RENEWAL_ERRORS } from './sources/passive-renewal-errors.source.ts';

const SOURCES = {
  group: GROUP_ERRORS,
  'group-member': MEMBER_ERRORS,
  'passive-renewal': PASSIVE_RENEWAL_ERRORS,
  individual: INDIVIDUAL_ERRORS,
  ffm: FFM_ERRORS,
  payment: PAYMENT_ERRORS,
} as const;

/** What a report reads; where it is only counted, its rows are of no interest. */
export const sourceOf = (report: ErrorReportName): ReportSource<object> =>
  SOURCES[report] as unknown as ReportSource<object>;
