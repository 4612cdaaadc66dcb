import { calls, get, nothing, post, put } from '#shared/answers/calls';
import { EMPLOYER_LINK, EMPLOYER_SIGNATURES, NEW_EMPLOYER_LINK } from '#shared/enrollment/employer-signature.record';

/** Links with which the employer signs, for the agent. Ours: the specification has the agent's signature only. */
export const EMPLOYER_SIGNATURE_CALLS = calls('/api/enrollment', ['smallgroup'], {
  list: get('EmployerSignatures/:quoteId', { answers: EMPLOYER_SIGNATURES, refuses: ['NOT_FOUND'] }),
  request: post('EmployerSignature/:quoteId', {
    about: 'The address and the code are revealed here only. An earlier link that was not answered ends.',
    body: NEW_EMPLOYER_LINK,
    answers: EMPLOYER_LINK,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
    status: 201,
  }),
  revoke: put('RevokeEmployerSignature/:linkId', { answers: nothing, refuses: ['NOT_FOUND'] }),
});
