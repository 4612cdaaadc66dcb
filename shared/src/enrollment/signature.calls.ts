import { calls, get, nothing, orNone, PDF, post, put } from '#shared/answers/calls';
import { SIGN, SIGNATURE } from '#shared/enrollment/signature.record';
import { DECLINE, LINK_ACCESS } from '#shared/links/link.record';
import { PROPOSAL_EMAIL_DRAFT } from '#shared/proposals/proposal-email.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import { LOCATION } from '#shared/locations/location.record';
import {
  CONFIRM_ELIGIBLE,
  EMPLOYER_APPLICATION,
  EMPLOYER_LINK,
  EMPLOYER_PAGES,
  EMPLOYER_PLACE,
  EMPLOYER_SIGN,
  EMPLOYER_SIGNATURES,
  NEW_EMPLOYER_LINK,
  NOTE_ELIGIBLE,
  SAVE_AS_EMPLOYER,
} from '#shared/enrollment/employer-signature.record';

/** The electronic signature of an agent, or of staff for a household. Spec 001 sections 3, 4 and 7; individuals, decision 41. */
export const SIGNATURE_CALLS = calls(
  '/api/enrollment',
  ['agent', 'agentadmin', 'generalagent', 'agentbroker', 'internal'],
  {
    sign: post('SignElectronically', {
      about: 'Answers 200, not 201: the screen treats any other status as a failed signature (spec 001 section 8).',
      body: SIGN,
      once: 'A repeat answers the first answer, while that signature counts.',
      answers: SIGNATURE,
      refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN', 'CONFIRMATION_NEEDED'],
    }),
    find: get('GetElectronicSignature/:quoteId', {
      about: 'null until someone has signed.',
      allow: ['smallgroup', ...INDIVIDUAL_QUOTING],
      answers: orNone(SIGNATURE),
      refuses: ['NOT_FOUND'],
    }),
  },
);

/** Links with which the employer fills in the application and signs, for the agent. Ours: the specification has the agent's signature only. */
export const EMPLOYER_SIGNATURE_CALLS = calls('/api/enrollment', ['smallgroup'], {
  list: get('EmployerSignatures/:quoteId', { answers: EMPLOYER_SIGNATURES, refuses: ['NOT_FOUND'] }),
  draft: get('EmployerEmailDraft/:quoteId', {
    about: 'The texts that the form for an email with the link starts with.',
    answers: PROPOSAL_EMAIL_DRAFT,
    refuses: ['NOT_FOUND'],
  }),
  request: post('EmployerSignature/:quoteId', {
    about:
      'The address and the code are revealed here only. An earlier link that was not answered ends. An email is stored with the request, and sent in the background.',
    body: NEW_EMPLOYER_LINK,
    answers: EMPLOYER_LINK,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
    status: 201,
  }),
  revoke: put('RevokeEmployerSignature/:linkId', { answers: nothing, refuses: ['NOT_FOUND'] }),
});

const REFUSED = ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS'] as const;

/** For an employer without an account, who has the link and its code. POSTs, to keep both out of URLs. */
export const EMPLOYER_SIGNING = calls('/api/employersignature', 'public', {
  open: post('Open', { body: LINK_ACCESS, answers: EMPLOYER_PAGES, refuses: REFUSED }),
  print: post('Application', { body: LINK_ACCESS, answers: PDF, refuses: REFUSED }),
  findAnswers: post('Answers', { body: LINK_ACCESS, answers: EMPLOYER_APPLICATION, refuses: REFUSED }),
  saveAnswers: post('SaveAnswers', {
    about: 'Saved where the agent saves the application, complete or not, over the version that was read.',
    body: SAVE_AS_EMPLOYER,
    answers: EMPLOYER_APPLICATION,
    refuses: [...REFUSED, 'STALE_VERSION', 'TOO_LARGE'],
  }),
  confirmEligible: post('ConfirmEligible', {
    about: 'Of the list that was read; evidence is kept. It is overtaken when the list changes.',
    body: CONFIRM_ELIGIBLE,
    answers: nothing,
    refuses: [...REFUSED, 'STALE_VERSION'],
  }),
  noteEligible: post('NoteEligible', {
    about: 'Tells the agent what is wrong with the list. The last note counts; a confirmation takes it back.',
    body: NOTE_ELIGIBLE,
    answers: nothing,
    refuses: REFUSED,
  }),
  findPlace: post('Place', { body: EMPLOYER_PLACE, answers: LOCATION, refuses: REFUSED }),
  sign: post('Sign', { body: EMPLOYER_SIGN, answers: nothing, refuses: [...REFUSED, 'STALE_VERSION'] }),
  decline: post('Decline', { body: DECLINE, answers: nothing, refuses: REFUSED }),
});
