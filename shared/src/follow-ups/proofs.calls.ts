import { calls, get, nothing, PDF, post, put } from '#shared/answers/calls';
import {
  ADD_PAGES,
  MADE_PROOF_LINK,
  NEW_PROOF_LINK,
  PROOF_LINK,
  PROOF_PAGE,
  REMOVE_PAGE,
  SEND_PAGES,
} from '#shared/follow-ups/proof.record';
import { LINK_ACCESS } from '#shared/links/link.record';
import { INDIVIDUAL_BOOKS, INDIVIDUAL_QUOTING } from '#shared/roles/permissions';

/** Links with which clients send what the marketplace waits for, for the agent; and what was sent. */
export const PROOF_LINK_CALLS = calls('/api/followups', INDIVIDUAL_BOOKS, {
  ask: post(':followUpId/links', {
    about:
      'For all that the marketplace waits for from the household. The code is revealed here only. An earlier link ends. An email is stored with the request, and sent in the background.',
    body: NEW_PROOF_LINK,
    answers: MADE_PROOF_LINK,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
    status: 201,
  }),
  remind: post('links/:linkId/remind', {
    about: 'Sends it again, with another address: the earlier one opens nothing any more. The code stays.',
    answers: PROOF_LINK,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  withdraw: put('links/:linkId/withdraw', {
    about: 'It opens nothing any more; what was sent with it stays.',
    answers: nothing,
    refuses: ['NOT_FOUND'],
  }),
  view: get(':followUpId/proofs/:proofId', {
    allow: INDIVIDUAL_QUOTING,
    answers: PDF,
    refuses: ['NOT_FOUND'],
  }),
});

const REFUSED = ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE'] as const;

/** For a client without an account, who has the link and its code. POSTs, to keep both out of URLs. */
export const PROOF_CALLS = calls('/api/proofs', 'public', {
  open: post('Open', { body: LINK_ACCESS, answers: PROOF_PAGE, refuses: REFUSED }),
  add: post('Add', {
    about: 'Names pages before they are uploaded. A repeat adds nothing.',
    body: ADD_PAGES,
    answers: PROOF_PAGE,
    refuses: REFUSED,
  }),
  upload: post('Upload', {
    about:
      'One page: a form with the fields Token, Code and Key, and after them the file, a JPEG, PNG or PDF. A repeat changes nothing.',
    body: 'raw',
    answers: PROOF_PAGE,
    refuses: [...REFUSED, 'STALE_VERSION'],
  }),
  remove: post('Remove', {
    about: 'Of what was not sent. A repeat changes nothing.',
    body: REMOVE_PAGE,
    answers: PROOF_PAGE,
    refuses: REFUSED,
  }),
  send: post('Send', {
    about: 'Pictures become one PDF; each PDF stays as it is. A repeat sends nothing more.',
    body: SEND_PAGES,
    answers: PROOF_PAGE,
    refuses: [...REFUSED, 'STALE_VERSION'],
  }),
});
