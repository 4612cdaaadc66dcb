import type { IsoDate } from '#shared/dates/iso-date';
import type { SelectablePlan } from '#shared/plans/selection';
import type { ExistingQuote } from '#shared/quotes/copy-quote';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import type { AcaPlan } from '#shared/renewals/aca-plans';

/** An open quote with what the rules ask of it and its group: plain columns. */
export interface OpenQuote {
  id: number;
  groupId: number;
  groupName: string;
  name: string;
  status: QuoteStatus;
  quoteType: QuoteType;
  effectiveDate: IsoDate;
  renewalDate: IsoDate | null;
  readOnlyReason: number;
  groupEnterpriseId: string | null;
  /** Of the group. */
  groupRenewalDate: IsoDate | null;
  isRenewOlfo: boolean;
  countyFips: string;
  rateArea: number;
}

export interface CensusCounts {
  employees: number;
  enrollInDental: number;
  enrollInVision: number;
  /** Employees who enroll in something, and households in which somebody waives medical. */
  enrollingEmployees: number;
  waivingHouseholds: number;
}

/** What is read beside the quote itself, only where an effect needs it. */
export interface QuoteFacts {
  /** Dates of birth of employees, spouses and domestic partners. */
  adults: readonly IsoDate[];
  census: CensusCounts;
  chosen: readonly SelectablePlan[];
  offered: readonly SelectablePlan[];
  /** Quotes of the group that are not deleted, itself among them. */
  siblings: readonly ExistingQuote[];
  /** What the group has, where the quote renews it. */
  current: readonly AcaPlan[];
  /** Of the application; null while nothing is stated. */
  statedEmployees: number | null;
}
export type FactName = 'adults' | 'census' | 'plans' | 'siblings' | 'current' | 'application';

export const NO_FACTS: QuoteFacts = {
  adults: [],
  census: { employees: 0, enrollInDental: 0, enrollInVision: 0, enrollingEmployees: 0, waivingHouseholds: 0 },
  chosen: [],
  offered: [],
  siblings: [],
  current: [],
  statedEmployees: null,
};
