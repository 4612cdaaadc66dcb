import { calls, nothing, post, put } from '#shared/answers/calls';
import {
  AGREE,
  AGREEMENT_PAGE,
  CONSENT_LINK,
  MADE_CONSENT_LINK,
  NEW_CONSENT_LINK,
} from '#shared/consents/consent-link.record';
import { DECLINE, LINK_ACCESS } from '#shared/links/link.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';

/** Links with which clients consent and review, for the agent; the list of consents has them too. 45 CFR 155.220(j)(2)(ii) and (iii). */
export const CONSENT_LINK_CALLS = calls('/api/individual/consents', INDIVIDUAL_QUOTING, {
  ask: post('links', {
    about:
      'The code is revealed here only. An earlier link of this agent that was not answered ends. An email is stored with the request, and sent in the background.',
    allow: ['agent'],
    body: NEW_CONSENT_LINK,
    answers: MADE_CONSENT_LINK,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
    status: 201,
  }),
  remind: post('links/:linkId/remind', {
    about: 'Sends it again, with another address: the earlier one opens nothing any more. The code stays.',
    allow: ['agent'],
    answers: CONSENT_LINK,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  withdraw: put('links/:linkId/withdraw', {
    about: 'It opens nothing any more; an answer stays.',
    allow: ['agent'],
    answers: nothing,
    refuses: ['NOT_FOUND'],
  }),
});

const REFUSED = ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS'] as const;

/** For a client without an account, who has the link and its code. POSTs, to keep both out of URLs. */
export const AGREEMENT = calls('/api/agreement', 'public', {
  open: post('Open', { body: LINK_ACCESS, answers: AGREEMENT_PAGE, refuses: REFUSED }),
  agree: post('Agree', { body: AGREE, answers: nothing, refuses: [...REFUSED, 'STALE_VERSION'] }),
  decline: post('Decline', { body: DECLINE, answers: nothing, refuses: REFUSED }),
});
