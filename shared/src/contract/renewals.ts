import type { Plan } from '#shared/plans/plan.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { SuggestedBy, Validity } from '#shared/renewals/plan-successor';

/** GET /api/plan/GetCurrentAndSuggestedPlans/{quoteId}. Spec 002 section 3, "Current and suggested plans data". */
export interface CurrentAndSuggestedPlansResponse {
  /** The quote that is in force; null for a group without one. */
  InForceQuoteId: number | null;
  InForceSince: IsoDate | null;
  /** What the group has now, at the rates that it was given. */
  AsIsPlans: Plan[];
  /** The same plans at the renewal, priced for this quote, where they go on. */
  CurrentPlans: Plan[];
  /** What takes the place of plans that do not go on. */
  SuggestedPlans: Plan[];
  /** What takes their place in the group's county, where the plan that follows is not sold there. */
  SuggestedPlansByCounty: Plan[];
  /** One line for each of AsIsPlans, in their order. */
  Validity: PlanValidity[];
  IsAcaGroup: boolean;
  /** What the agent is told of a group with ACA and non-ACA plans, else ''. */
  MixedAcaNote: string;
  /** The group has chosen to renew its current plans: no other plan can be added. */
  RenewCurrentPlans: boolean;
  /** For internal staff: whether the quote can be renewed passively now. */
  PassiveRenewal: { IsAllowed: boolean; Message: string };
}

/** What becomes of a plan that the group has. Premiums are monthly dollars of the members whom the plan covers. */
export interface PlanValidity {
  PlanId: number;
  PlanDisplayName: string;
  Validity: Validity;
  /** For people: what happens and why. */
  Message: string;
  SuggestedPlanId: number | null;
  SuggestedPlanName: string | null;
  /** null where nothing is suggested. */
  SuggestedBy: SuggestedBy | null;
  MembersNow: number;
  PremiumNow: number;
  MembersThen: number | null;
  PremiumThen: number | null;
  /** PremiumThen - PremiumNow. */
  Change: number | null;
}

/** PUT /api/quote/RenewPassively/{quoteId}. */
export interface RenewPassivelyRequest {
  Version: number;
}

export interface RenewPassivelyResponse {
  Outcome: 'Renewed' | 'Failed';
  /** Why it failed; '' when it is renewed. */
  Message: string;
  /** The status in the words of internal staff. */
  QuoteStatus: string;
}

/** What changed a premium. The amounts of a change add up to it, to the cent. */
export const PREMIUM_PARTS = [
  'Ageing',
  'Rates',
  'Area',
  'Joined',
  'Left',
  'Coverage',
  'Tobacco',
  'PlanMapping',
] as const;
export type PremiumPart = (typeof PREMIUM_PARTS)[number];

/** Monthly dollars. Change = After - Before = the sum of the parts. */
export interface PremiumComparison {
  Before: number;
  After: number;
  Change: number;
  Parts: Record<PremiumPart, number>;
}

/** GET /api/renewals/PremiumChange/{quoteId}: why the premium at the renewal is another one. */
export interface PremiumChangeResponse {
  GroupName: string;
  InForceQuoteId: number;
  Before: { EffectiveDate: IsoDate };
  After: { EffectiveDate: IsoDate };
  /** The plans chosen for the renewal, or those suggested while nothing is chosen. */
  Basis: 'Chosen' | 'Suggested';
  /** null where members are not assigned to plans, so that the plans' premiums cannot be added up. */
  Total: PremiumComparison | null;
  Plans: PlanPremiumChange[];
  /** What the reader must know to trust the numbers. */
  Notes: string[];
}

/** A plan in force and what follows it. null: nothing before, or nothing after. */
export interface PlanPremiumChange extends PremiumComparison {
  FromPlanName: string | null;
  ToPlanName: string | null;
  MembersBefore: number;
  MembersAfter: number;
}

/** GET /api/renewals/PremiumChangeMembers/{quoteId}?range=[first,last]: the largest changes first. */
export interface MemberPremiumChange extends PremiumComparison {
  Name: string;
  Relationship: string;
  EmployeeNumber: number;
  FromPlanName: string | null;
  ToPlanName: string | null;
}
