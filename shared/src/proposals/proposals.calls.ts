import { PDF, calls, get } from '#shared/answers/calls';
import { PROPOSAL_OPTION, PROPOSAL_QUERY } from '#shared/proposals/proposal.record';

/**
 * Spec 002 section 7, "Proposals". The PDFs are made by GETs that move the quote to CreatedProposal, so other sites must not be able to
 * trigger them.
 */
export const PROPOSALS = calls('/api/proposal', ['smallgroup'], {
  offered: get('GetProposalOptions/:quoteId', { answers: [PROPOSAL_OPTION], refuses: ['NOT_FOUND'] }),
  make: get('GetProposalForQuote/:quoteId', {
    query: PROPOSAL_QUERY,
    answers: PDF,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  makePackage: get('GetProposalPackage/:quoteId', {
    about: 'All parts that the rules allow, in one PDF.',
    answers: PDF,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
});
