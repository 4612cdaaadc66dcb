import type { Agent } from '#shared/people/agent.record';
import type { PlanBreakdown, PlanRateBreakdown, SelectedPlan } from '#shared/plans/plan.record';
import type { ProposalPart } from '#shared/proposals/proposal.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Household } from './households.ts';

/** Everything that a proposal prints; the template knows nothing else. */
export interface ProposalContent {
  groupName: string;
  groupAddress: string[];
  quoteName: string;
  quoteId: number;
  effectiveDate: IsoDate;
  madeOn: IsoDate;
  rateArea: number;
  agents: Agent[];
  census: CensusSummary;
  plans: SelectedPlan[];
  /** Benefits by PlanId. */
  benefits: Map<number, PlanBreakdown['Benefits']>;
  /** Filed rates by PlanId. */
  rateGrids: Map<number, PlanRateBreakdown['RateGrid']>;
  parts: ReadonlySet<ProposalPart>;
  /** Carried while the effective date is inside the disclaimer's window. */
  showDisclaimer: boolean;
  minimumEmployees: number;
  salesPhone: string;
  employer: Employer;
  households: Household[];
  /** Above this many employees the forms come as one blank copy each. */
  mostEmployees: number;
}

/** What is known of the employer, for its forms. */
export interface Employer {
  enterpriseId: string | null;
  taxId: string | null;
  sicCode: string | null;
  phone: string | null;
  email: string | null;
  county: string;
  /** As lines of an envelope; null where bills go to the general address. */
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
  /** Enrolling members by age, in the order of the bands. */
  ageBands: { label: string; members: number }[];
}
