import type { ContributionResponse } from '#shared/contributions/contribution.record';
import type { PaperLanguage } from '#shared/languages/paper.words';
import type { PlanBreakdown, PlanRateBreakdown, SelectedPlan } from '#shared/plans/plan.record';
import type { ProposalPart } from '#shared/proposals/proposal.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Sender } from '../../../platform/documents/pdf/cover.ts';
import type { Household } from './households.ts';

/** The whole content of a proposal; the template has no other input. */
export interface ProposalContent {
  /** Of the pages that are read. */
  language: PaperLanguage;
  groupName: string;
  groupAddress: string[];
  quoteName: string;
  quoteId: number;
  effectiveDate: IsoDate;
  madeOn: IsoDate;
  rateArea: number;
  sender: Sender;
  census: CensusSummary;
  plans: SelectedPlan[];
  /** By coverage; Version 0 while none is saved. */
  contributions: ContributionResponse[];
  /** Benefits by PlanId. */
  benefits: Map<number, PlanBreakdown['Benefits']>;
  /** Filed rates by PlanId. */
  rateGrids: Map<number, PlanRateBreakdown['RateGrid']>;
  parts: ReadonlySet<ProposalPart>;
  /** Shown while the effective date is inside the disclaimer's window. */
  showDisclaimer: boolean;
  /** Beside filed tobacco rates. */
  tobaccoText: string;
  minimumEmployees: number;
  salesPhone: string;
  employer: Employer;
  households: Household[];
  /** Above this number of employees each form is printed once, blank. */
  mostEmployees: number;
}

/** The employer's known data, for its forms. */
export interface Employer {
  enterpriseId: string | null;
  taxId: string | null;
  sicCode: string | null;
  phone: string | null;
  email: string | null;
  county: string;
  /** Lines of an envelope; null if bills go to the general address. */
  billingAddress: string[] | null;
  isReligious: boolean;
  eligibleEmployees: number | null;
  renewalDate: IsoDate | null;
}

export interface CensusSummary {
  employees: number;
  spouses: number;
  children: number;
  members: number;
  medical: number;
  dental: number;
  vision: number;
  waivingMedical: number;
  tobacco: number;
  averageAge: number;
  /** Enrolling members by age band, in order. */
  ageBands: { label: string; members: number }[];
}
