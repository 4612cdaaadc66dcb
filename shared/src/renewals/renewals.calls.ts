import { PDF, calls, get, put } from '#shared/answers/calls';
import { QUOTE_VERSION } from '#shared/quotes/quote.record';
import { record } from '#shared/records/field';
import {
  CURRENT_AND_SUGGESTED_PLANS,
  MEMBER_CHANGES_QUERY,
  MEMBER_PREMIUM_CHANGE,
  PASSIVE_RENEWAL_OUTCOME,
  PREMIUM_CHANGE,
} from '#shared/renewals/renewal.record';

/** Renewals of groups. Spec 002 section 7, "Plans"; the other paths are ours. */
export const RENEWALS = calls('/api', ['smallgroup'], {
  currentAndSuggestedPlans: get('plan/GetCurrentAndSuggestedPlans/:quoteId', {
    answers: CURRENT_AND_SUGGESTED_PLANS,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
  renew: put('quote/RenewPassively/:quoteId', {
    about: 'A failed renewal is answered with 200 and the reason: the screen shows it in its result.',
    allow: ['internal'],
    body: record('PassiveRenewalRequest', QUOTE_VERSION),
    answers: PASSIVE_RENEWAL_OUTCOME,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  explain: get('renewals/PremiumChange/:quoteId', { answers: PREMIUM_CHANGE, refuses: ['NOT_FOUND', 'RULE_BROKEN'] }),
  members: get('renewals/PremiumChangeMembers/:quoteId', {
    query: MEMBER_CHANGES_QUERY,
    answers: [MEMBER_PREMIUM_CHANGE],
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
  makePackage: get('proposal/GetRenewalpackageForQuote/:quoteId', {
    about: 'A GET that stores what it made, as in the specification, so other sites must not be able to trigger it.',
    answers: PDF,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
});
