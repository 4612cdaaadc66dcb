import { calls, post } from '#shared/answers/calls';
import { ENTERPRISE_ID_ASSIGNMENT, GROUP_ROW } from '#shared/groups/group.record';

export const ASSIGN_ENTERPRISE_ID = calls('/api/group', ['internal'], {
  assign: post(['AssignGroupEnterpriseId/:groupId', 'AssignGroupEnterpriseId/:groupId/:enterpriseId'], {
    about:
      'Defaults to number "0"; a body is only needed to replace a number. Answers 200 instead of 201 because nothing is created.',
    path: { enterpriseId: 'text' },
    body: ENTERPRISE_ID_ASSIGNMENT,
    answers: GROUP_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'CONFIRMATION_NEEDED', 'RULE_BROKEN'],
  }),
});
