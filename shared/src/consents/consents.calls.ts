import { PDF, calls, get, post } from '#shared/answers/calls';
import { CONSENTS_AND_LINKS } from '#shared/consents/consent-link.record';
import { CONSENT, NEW_CONSENT, REVOKE_CONSENT } from '#shared/consents/consent.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';

/**
 * What clients of the marketplace agreed to. Agents record it; agent admins and staff read it. 45 CFR 155.220(j)(2)(ii) and (iii);
 * individuals, decision 35.
 */
export const CONSENT_CALLS = calls('/api/individual/consents', INDIVIDUAL_QUOTING, {
  record: post('', {
    about: 'Records a consent or a review. Sent again, it answers the one that was recorded.',
    allow: ['agent'],
    body: NEW_CONSENT,
    answers: CONSENT,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
    status: 201,
  }),
  listWithoutQuote: get('', {
    about: 'The newest that were given to this agent before there was a quote.',
    answers: CONSENTS_AND_LINKS,
  }),
  list: get(':quoteId', {
    about: 'Those of a quote, and what is missing.',
    answers: CONSENTS_AND_LINKS,
    refuses: ['NOT_FOUND'],
  }),
  download: get(':quoteId/folder', {
    about: 'One PDF for an auditor: every record with its text and digest, and the proofs behind them.',
    answers: PDF,
    refuses: ['NOT_FOUND'],
  }),
  revoke: post(':id/revoke', {
    allow: ['agent'],
    body: REVOKE_CONSENT,
    answers: CONSENT,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  attach: post(':id/proof', {
    about: 'multipart/form-data with one file, a PDF of at most 25 MB. Once.',
    allow: ['agent'],
    body: 'form',
    answers: CONSENT,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'TOO_MANY_REQUESTS'],
    status: 201,
  }),
  view: get(':id/proof', { answers: PDF, refuses: ['NOT_FOUND'] }),
});
