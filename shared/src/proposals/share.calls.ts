import { PDF, calls, file, get } from '#shared/answers/calls';
import { SHARED_FILE_QUERY, SHARED_PROPOSAL } from '#shared/proposals/proposal.record';

/** For readers without an account who have the link. Read-only; an invalid link gets the same answer as one that never existed. */
export const SHARE = calls('/api/share', 'public', {
  describe: get(':token', {
    path: { token: 'text' },
    answers: SHARED_PROPOSAL,
    refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  showLogo: get(':token/logo', {
    about: 'The picture of the agency.',
    path: { token: 'text' },
    answers: file('image/png'),
    refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  showCarrierLogo: get(':token/carrier-logo', {
    about: 'The picture of the carrier.',
    path: { token: 'text' },
    answers: file('image/png'),
    refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  open: get(':token/pdf', {
    about: 'Shown in the browser; saved with ?download=true.',
    path: { token: 'text' },
    query: SHARED_FILE_QUERY,
    answers: PDF,
    refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
});
