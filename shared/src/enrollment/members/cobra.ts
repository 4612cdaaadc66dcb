import type { EnrollmentMember, MemberFacts } from '#shared/enrollment/members/members.record';
import { isRenewal } from '#shared/quotes/quote-type';

/** A member whose COBRA coverage is not part of the group's coverage in force. Source: spec 001 section 5, "newly COBRA". */
export const isNewlyCobra = (
  { MemberClass, WasOnCobra }: Pick<EnrollmentMember, 'MemberClass' | 'WasOnCobra'>,
  { QuoteType }: Pick<MemberFacts, 'QuoteType'>,
): boolean => MemberClass === 'COBRA' && !(WasOnCobra && isRenewal(QuoteType));
