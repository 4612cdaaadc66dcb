import { byKey, calls, get, post } from '#shared/answers/calls';
import {
  BUSINESS_RULE,
  BUSINESS_RULE_ROW,
  COMPARED_DAYS,
  COMPARED_RULE,
  SITE_DOWN,
} from '#shared/business-rules/business-rule.record';
import { text } from '#shared/records/kinds';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import { PREVIEW_QUERY, RULE_IMPACT } from '#shared/business-rules/rule-impact.record';
import {
  DECLINE_PROPOSAL,
  PROPOSE_RULE,
  RULE_PROPOSAL,
  RULE_PROPOSALS_QUERY,
} from '#shared/business-rules/rule-proposal.record';

export const BUSINESS_RULES = calls('/api/businessrules', 'signed-in', {
  parameters: get('', { about: 'The application parameters in force today, as text.', answers: byKey(text('Value')) }),
  siteDown: get('getSiteDownInfo', {
    about: 'Public: the sign-in page shows it.',
    allow: 'public',
    answers: SITE_DOWN,
  }),
});

/** Ours: the specification names no such path. */
export const COMPARE_RULES = calls('/api/sales', ['internal'], {
  compare: get('CompareBusinessRules', {
    about:
      'The rules whose value differs between two days, with who made the difference and when. The earlier day may be either.',
    query: COMPARED_DAYS,
    answers: [COMPARED_RULE],
  }),
});

/** The configuration screens: spec 002 sections 2 ("Internal operations") and 7. */
export const CONFIGURED_RULES = calls('/api/sales', ['internal'], {
  list: get('GetBusinessRules', {
    about: 'Current versions, expired ones included. An array; with `range` one page of it and Content-Range.',
    query: LIST_QUERY,
    answers: [BUSINESS_RULE_ROW],
  }),
  version: get('GetBusinessRules/:id', {
    about: 'One version, current or replaced.',
    answers: BUSINESS_RULE_ROW,
    refuses: ['NOT_FOUND'],
  }),
  history: get('GetBusinessRuleHistory/:id', {
    about: 'Every version of the rule that this id belongs to, newest first.',
    answers: [BUSINESS_RULE_ROW],
    refuses: ['NOT_FOUND'],
  }),
  preview: post('PreviewBusinessRule', {
    about:
      'Previews the effect of saving this body on the open quotes. Same checks and refusals as saving; nothing is written.',
    query: PREVIEW_QUERY,
    body: BUSINESS_RULE,
    answers: RULE_IMPACT,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  save: post('AddOrUpdateBusinessRule', {
    about: 'Answers 200 instead of 201 because the configuration screen treats any other status as a failure.',
    allow: ['superuser'],
    body: BUSINESS_RULE,
    answers: BUSINESS_RULE_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});

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
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
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
