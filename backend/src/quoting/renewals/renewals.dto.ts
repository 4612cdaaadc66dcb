import { QUOTE_VERSION } from '#shared/quotes/quote.record';
import {
  CURRENT_AND_SUGGESTED_PLANS,
  MEMBER_CHANGES_QUERY,
  MEMBER_PREMIUM_CHANGE,
  PASSIVE_RENEWAL_OUTCOME,
  PREMIUM_CHANGE,
} from '#shared/renewals/renewal.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class PassiveRenewalRequest extends bodyOf(QUOTE_VERSION) {}
export class MemberChangesQuery extends bodyOf(MEMBER_CHANGES_QUERY) {}
export class CurrentAndSuggestedPlansAnswer extends answerOf(CURRENT_AND_SUGGESTED_PLANS) {}
export class PassiveRenewalAnswer extends answerOf(PASSIVE_RENEWAL_OUTCOME) {}
export class PremiumChangeAnswer extends answerOf(PREMIUM_CHANGE) {}
export class MemberPremiumChangeAnswer extends answerOf(MEMBER_PREMIUM_CHANGE) {}
