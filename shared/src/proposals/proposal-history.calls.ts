import { PDF, calls, get, nothing, post, put } from '#shared/answers/calls';
import { NEW_SHARE, NEW_SHARE_LINK, PROPOSAL_HISTORY, PROPOSAL_SENT } from '#shared/proposals/proposal.record';

/** The history of proposals: stored files, sending, sharing. */
export const PROPOSAL_HISTORY_CALLS = calls('/api/proposal', ['smallgroup'], {
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
});
