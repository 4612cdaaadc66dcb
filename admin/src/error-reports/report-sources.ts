import type { ErrorReportName } from '#shared/error-reports/error-reports';
import { ERROR_REPORTS, INDIVIDUAL_APPLICATIONS, PAYMENTS } from '#shared/error-reports/error-reports.calls';
import { PASSIVE_RENEWAL_ERROR_CALLS } from '#shared/renewals/renewals.calls';
import { GROUP_QUOTES } from '#shared/sales/sales.calls';
import { asking } from '#web/http/calls';
import type { ResourceCalls } from '../providers/data-provider.ts';
import { addressOf } from './error-report-calls.ts';

export interface ReportSource {
  name: ErrorReportName;
  /** The resource's name, and its path below /sales (spec 002 section 2). */
  resource: string;
  title: string;
  calls: ResourceCalls;
}

const source = (name: ErrorReportName, title: string, calls: ResourceCalls): ReportSource => ({
  name,
  resource: addressOf(name),
  title: `Error report: ${title}`,
  calls,
});

/** Reports whose applicants are searched by name. */
const INDIVIDUALS = { idField: 'IndividualApplicationId', isPrivate: true } as const;

/** What the tabs need to know about each report before it is opened, in tab order. */
export const REPORT_SOURCES: Readonly<Record<ErrorReportName, ReportSource>> = {
  group: source('group', 'groups', {
    list: asking(GROUP_QUOTES.list, { query: { isErrorReport: true } }).path,
    idField: 'GroupInstallId',
  }),
  'group-member': source('group-member', 'group members', {
    list: asking(ERROR_REPORTS.list).path,
    idField: 'CensusMemberId',
  }),
  'passive-renewal': source('passive-renewal', 'failed renewals', {
    list: asking(PASSIVE_RENEWAL_ERROR_CALLS.list).path,
    idField: 'QuoteId',
  }),
  individual: source('individual', 'individuals', {
    ...INDIVIDUALS,
    list: asking(INDIVIDUAL_APPLICATIONS.list, { query: { isErrorReport: true } }).path,
  }),
  ffm: source('ffm', 'marketplace (FFM)', {
    ...INDIVIDUALS,
    list: asking(INDIVIDUAL_APPLICATIONS.list, { query: { isFfmErrorReport: true } }).path,
  }),
  payment: source('payment', 'payments', {
    list: asking(PAYMENTS.list).path,
    idField: 'HoldPaymentId',
    isPrivate: true,
  }),
};

/** How each report is fetched, by resource name. */
export const errorReportCalls: Readonly<Record<string, ResourceCalls>> = Object.fromEntries(
  Object.values(REPORT_SOURCES).map(({ resource, calls }) => [resource, calls]),
);
