import type { EnrollmentMember, MemberFacts } from '#shared/contract/enrollment-members';
import { isRenewal } from '#shared/quotes/quote-type';

/** Months for which COBRA coverage can be continued: 18, 29 with a disability, 36. Source: 29 U.S.C. 1162(2)(A). */
export const COBRA_DURATIONS_MONTHS = [18, 29, 36] as const;

/** Somebody whose COBRA coverage this group's coverage in force does not know yet. Source: spec 001 section 5, "newly COBRA". */
export const isNewlyCobra = (
  { MemberClass, WasOnCobra }: Pick<EnrollmentMember, 'MemberClass' | 'WasOnCobra'>,
  { QuoteType }: Pick<MemberFacts, 'QuoteType'>,
): boolean => MemberClass === 'COBRA' && !(WasOnCobra && isRenewal(QuoteType));
