import type { IsoDate } from '#shared/dates/iso-date';
import type { SelectablePlan } from '#shared/plans/selection';
import type { ExistingQuote } from '#shared/quotes/copy-quote';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import type { AcaPlan } from '#shared/renewals/passive-renewal';

/** An open quote of a group with the inputs of the rules from it and its group: plain columns. */
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
  /** From the group. */
  groupRenewalDate: IsoDate | null;
  isRenewOlfo: boolean;
  countyFips: string;
  rateArea: number;
}

export interface CensusCounts {
  employees: number;
  enrollInDental: number;
  enrollInVision: number;
  /** Employees who enroll in something, and households in which someone waives medical. */
  enrollingEmployees: number;
  waivingHouseholds: number;
}

/** Data beyond the quote itself, read only if an effect needs them. */
export interface QuoteFacts {
  /** Dates of birth of employees, spouses and domestic partners. */
  adults: readonly IsoDate[];
  census: CensusCounts;
  chosen: readonly SelectablePlan[];
  offered: readonly SelectablePlan[];
  /** Quotes of the group, including itself, without deleted ones. */
  siblings: readonly ExistingQuote[];
  /** The group's current plans, if the quote renews them. */
  current: readonly AcaPlan[];
  /** From the application; null if not stated. */
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
