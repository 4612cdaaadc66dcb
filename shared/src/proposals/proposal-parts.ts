import type { ProposalOption, ProposalPart } from '#shared/proposals/proposal.record';
import type { Rules } from '#shared/business-rules/rules';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';
import type { IsoDate } from '#shared/dates/iso-date';

interface PartTerms {
  label: string;
  /** The rule that enables it. */
  isOffered: (rules: Rules) => boolean;
  /** Included by default: pages to read are, forms to fill in are not. */
  selected: boolean;
  /** The quote type for which it is useful; if absent, both. */
  onlyFor?: 'new business' | 'renewal';
}

/** In the dialog's order. */
const PARTS: Record<ProposalPart, PartTerms> = {
  BenefitSummary: { label: 'Benefit summary', isOffered: (rules) => rules.ProposalBenefitSummary, selected: true },
  SBC: { label: 'Summary of benefits and coverage (SBC)', isOffered: (rules) => rules.ProposalSBC, selected: false },
  CensusSummary: { label: 'Census summary', isOffered: (rules) => rules.ProposalCensusSummary, selected: true },
  RateGrid: { label: 'Rate grid', isOffered: (rules) => rules.ProposalRateGrid, selected: true },
  ParticipationRules: {
    label: 'Participation rules',
    isOffered: (rules) => rules.ProposalParticipationRules,
    selected: true,
  },
  NewBusinessApplication: {
    label: 'New business application',
    isOffered: (rules) => rules.ProposalNewBusinessApplication,
    selected: false,
    onlyFor: 'new business',
  },
  RenewalDecision: {
    label: 'Renewal decision form',
    isOffered: (rules) => rules.ProposalRenewalDecision,
    selected: false,
    onlyFor: 'renewal',
  },
  GroupAgreement: { label: 'Group agreement', isOffered: (rules) => rules.ProposalGroupAgreement, selected: false },
  W9: {
    label: 'W-9 information sheet',
    isOffered: (rules) => rules.ProposalW9,
    selected: false,
    onlyFor: 'new business',
  },
  EnrollmentForm: {
    label: 'Employee enrollment forms',
    isOffered: (rules) => rules.ProposalEnrollmentForm,
    selected: false,
  },
  WaiverForm: { label: 'Employee waiver forms', isOffered: (rules) => rules.ProposalWaiverForm, selected: false },
};

/**
 * The parts that the business rules allow for this quote type.
 * Source: spec 002 section 9, "Proposal options are toggled by rule flags". The default selection is ours.
 */
export const offeredParts = (rules: Rules, quoteType: QuoteType): ProposalOption[] =>
  (Object.keys(PARTS) as ProposalPart[])
    .filter((name) => PARTS[name].isOffered(rules) && isUsefulFor(PARTS[name], quoteType))
    .map((name) => ({ name, label: PARTS[name].label, selected: PARTS[name].selected }));

export const proposalPartLabel = (name: ProposalPart): string => PARTS[name].label;

const isUsefulFor = ({ onlyFor }: PartTerms, quoteType: QuoteType): boolean =>
  onlyFor === undefined || (onlyFor === 'renewal') === isRenewal(quoteType);

/** Whether proposals for this effective date include the disclaimer. */
export const carriesDisclaimer = (
  effectiveDate: IsoDate,
  rules: Pick<Rules, 'SmallGroupDisclaimerStartDate' | 'SmallGroupDisclaimerEndDate'>,
): boolean =>
  rules.SmallGroupDisclaimerStartDate !== null &&
  effectiveDate >= rules.SmallGroupDisclaimerStartDate &&
  (rules.SmallGroupDisclaimerEndDate === null || effectiveDate <= rules.SmallGroupDisclaimerEndDate);

/** Employee forms are filled in, except if there are none or more than a small group has: then one blank form replaces them. */
export const areFormsBlank = (employees: number, mostEmployees: number): boolean =>
  employees === 0 || employees > mostEmployees;
