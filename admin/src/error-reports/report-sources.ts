import type { ErrorReportName } from '#shared/error-reports/error-reports';
import type { ResourceCalls } from '../providers/data-provider.ts';
import { addressOf } from './error-reports.api.ts';

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
    list: '/api/sales/GetGroupQuotes?isErrorReport=true',
    idField: 'GroupInstallId',
  }),
  'group-member': source('group-member', 'group members', {
    list: '/api/sales/GetSmallGroupMemberErrors',
    idField: 'CensusMemberId',
  }),
  'passive-renewal': source('passive-renewal', 'failed renewals', {
    list: '/api/sales/GetPassiveRenewalErrors',
    idField: 'QuoteId',
  }),
  individual: source('individual', 'individuals', {
    ...INDIVIDUALS,
    list: '/api/sales/GetIndividualApplications?isErrorReport=true',
  }),
  ffm: source('ffm', 'marketplace (FFM)', {
    ...INDIVIDUALS,
    list: '/api/sales/GetIndividualApplications?isFfmErrorReport=true',
  }),
  payment: source('payment', 'payments', {
    list: '/api/sales/GetPaymentErrorReport',
    idField: 'HoldPaymentId',
    isPrivate: true,
  }),
};

/** How each report is fetched, by resource name. */
export const errorReportCalls: Readonly<Record<string, ResourceCalls>> = Object.fromEntries(
  Object.values(REPORT_SOURCES).map(({ resource, calls }) => [resource, calls]),
);
