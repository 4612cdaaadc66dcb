import { calls, get, post } from '#shared/answers/calls';
import {
  DECLINE_PROPOSAL,
  PROPOSE_RULE,
  RULE_PROPOSAL,
  RULE_PROPOSALS_QUERY,
} from '#shared/business-rules/rule-proposal.record';

/**
 * Rules that sales and operations propose (spec 002 section 6 lets them in) and super users, who maintain the rules (section 1),
 * decide on. The paths are ours: the specification names none.
 */
export const RULE_PROPOSALS = calls('/api/sales', ['internal'], {
  list: get('GetRuleProposals', { about: 'Newest first.', query: RULE_PROPOSALS_QUERY, answers: [RULE_PROPOSAL] }),
  propose: post('ProposeBusinessRule', {
    about: 'Proposes a rule.',
    body: PROPOSE_RULE,
    answers: RULE_PROPOSAL,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  approve: post('ApproveRuleProposal/:id', {
    about: 'Saves the proposed rule.',
    allow: ['superuser'],
    answers: RULE_PROPOSAL,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  decline: post('DeclineRuleProposal/:id', {
    about: 'Declines a proposal, with a reason.',
    allow: ['superuser'],
    body: DECLINE_PROPOSAL,
    answers: RULE_PROPOSAL,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});
