import { calls, file, get, nothing, PDF, post, put } from '#shared/answers/calls';
import { PAPER_QUERY } from '#shared/languages/language.record';
import {
  MADE_COMPARISON,
  NEW_SHARE,
  NEW_SHARE_ANSWER,
  NEW_SHARE_LINK,
  PROPOSAL_HISTORY,
  PROPOSAL_OPTION,
  PROPOSAL_QUERY,
  PROPOSAL_SENT,
  SHARED_FILE_QUERY,
  SHARED_PROPOSAL,
} from '#shared/proposals/proposal.record';
import {
  NEW_PROPOSAL_EMAIL,
  PROPOSAL_EMAIL_DRAFT,
  PROPOSAL_EMAILS_STORED,
} from '#shared/proposals/proposal-email.record';
import { PLAN_COMPARISON } from '#shared/plans/selection.record';
import { INDIVIDUAL_QUOTING, type Permission } from '#shared/roles/permissions';

/** Of groups and of households: comparisons are sent like proposals. */
const BOTH_LINES: readonly Permission[] = ['smallgroup', ...INDIVIDUAL_QUOTING];

/**
 * Spec 002 section 7, "Proposals". The PDFs are made by GETs that move the quote to CreatedProposal, so other sites must not be able to
 * trigger them.
 */
export const PROPOSALS = calls('/api/proposal', ['smallgroup'], {
  offered: get('GetProposalOptions/:quoteId', { answers: [PROPOSAL_OPTION], refuses: ['NOT_FOUND'] }),
  make: get('GetProposalForQuote/:quoteId', {
    query: PROPOSAL_QUERY,
    answers: PDF,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  makePackage: get('GetProposalPackage/:quoteId', {
    about: 'All parts that the rules allow, in one PDF.',
    query: PAPER_QUERY,
    answers: PDF,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});

/** The comparison of a household, to be shared. Spec 002 section 7 has its file alone. */
export const COMPARISONS = calls('/api/proposal', INDIVIDUAL_QUOTING, {
  make: post('MakeComparison/:quoteId', {
    about:
      'Makes the comparison of a household and stores it like a proposal, with the figures of the page behind its link.',
    body: PLAN_COMPARISON,
    answers: MADE_COMPARISON,
    refuses: ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE', 'STALE_VERSION'],
    status: 201,
  }),
});

/** Sending proposals by email. What becomes of each email is part of the proposal's history. */
export const PROPOSAL_EMAILS = calls('/api/proposal', BOTH_LINES, {
  draft: get('EmailDraft/:proposalId', {
    about: 'The texts that the form starts with.',
    answers: PROPOSAL_EMAIL_DRAFT,
    refuses: ['NOT_FOUND'],
  }),
  send: post('Email/:proposalId', {
    about: 'Stored with the request, sent in the background, and repeated while the mail server does not respond.',
    body: NEW_PROPOSAL_EMAIL,
    once: 'A repeat answers the first answer.',
    answers: PROPOSAL_EMAILS_STORED,
    refuses: ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE'],
    status: 201,
  }),
});

/** The history of proposals: stored files, sending, sharing. */
export const PROPOSAL_HISTORY_CALLS = calls('/api/proposal', BOTH_LINES, {
  list: get('GetProposalHistory/:quoteId', { answers: PROPOSAL_HISTORY, refuses: ['NOT_FOUND'] }),
  download: get('GetProposal/:proposalId', { answers: PDF, refuses: ['NOT_FOUND'] }),
  mark: put('MarkSent/:proposalId', { body: PROPOSAL_SENT, answers: nothing, refuses: ['NOT_FOUND'] }),
  share: post('Share/:proposalId', {
    body: NEW_SHARE,
    answers: NEW_SHARE_LINK,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
    status: 201,
  }),
  revoke: put('RevokeShare/:shareId', { answers: nothing, refuses: ['NOT_FOUND'] }),
  handle: put('MarkAnswered/:answerId', {
    about: 'What a client answered on the page behind a link waits no more.',
    answers: nothing,
    refuses: ['NOT_FOUND'],
  }),
});

/** For readers without an account who have the link. They can answer; nothing else is changed. An invalid link gets the same answer as one that never existed. */
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
  answer: post(':token/answer', {
    about:
      'A plan that the client would like, or a question. The agent is told by email and on the dashboard. A repeat changes nothing.',
    path: { token: 'text' },
    body: NEW_SHARE_ANSWER,
    answers: nothing,
    refuses: ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS'],
  }),
  open: get(':token/pdf', {
    about: 'Shown in the browser; saved with ?download=true.',
    path: { token: 'text' },
    query: SHARED_FILE_QUERY,
    answers: PDF,
    refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
});
