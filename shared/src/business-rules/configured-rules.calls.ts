import { calls, get, post } from '#shared/answers/calls';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import { BUSINESS_RULE, BUSINESS_RULE_ROW } from '#shared/business-rules/business-rule.record';
import { PREVIEW_QUERY, RULE_IMPACT } from '#shared/business-rules/rule-impact.record';

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
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  save: post('AddOrUpdateBusinessRule', {
    about: 'Answers 200 instead of 201 because the configuration screen treats any other status as a failure.',
    allow: ['superuser'],
    body: BUSINESS_RULE,
    answers: BUSINESS_RULE_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
});
