import { calls, get, orNone, post } from '#shared/answers/calls';
import { SIGN, SIGNATURE } from '#shared/enrollment/signature.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

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
