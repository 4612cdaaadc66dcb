import { calls, CSV, get, post, put } from '#shared/answers/calls';
import {
  ENTERPRISE_ID_ASSIGNMENT,
  GROUP,
  GROUP_CHANGE,
  GROUP_ROW,
  OLFO_STATUS,
  ROLLOVER_STATUS,
} from '#shared/groups/group.record';
import {
  DASHBOARD_FIGURES,
  DASHBOARD_FILE,
  DASHBOARD_PAGE,
  DASHBOARD_QUERY,
  DASHBOARD_RANGE,
  DASHBOARD_ROW,
  HOUSEHOLDS_PAGE,
  HOUSEHOLDS_QUERY,
} from '#shared/groups/dashboard.record';

/** Employers. Spec 002 section 7, "Group"; spec 001 section 7. */
export const GROUPS = calls('/api/group', ['smallgroup'], {
  find: get('GetGroupById/:id', { answers: GROUP_ROW, refuses: ['NOT_FOUND'] }),
  findOn: get('GetGroupById/:id/:day', {
    about: 'As of a day, MM-DD-YYYY: RenewalDate is the first renewal on or after it.',
    path: { day: 'day' },
    answers: GROUP_ROW,
    refuses: ['NOT_FOUND'],
  }),
  findByEnterpriseId: get('GetGroupByGroupEnterpriseId/:enterpriseId', {
    path: { enterpriseId: 'text' },
    answers: GROUP_ROW,
    refuses: ['NOT_FOUND'],
  }),
  create: post('', { body: GROUP, answers: GROUP_ROW, refuses: ['RULE_BROKEN'], status: 201 }),
  edit: put('', { body: GROUP_CHANGE, answers: GROUP_ROW, refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'] }),
  setRollover: put('SetRollOverLargeGroupStatus', {
    about: 'The body may be the whole group; only the flag is used.',
    allow: ['internal'],
    body: ROLLOVER_STATUS,
    answers: GROUP_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  setOlfo: put('SetRenewOLFOStatus', {
    allow: ['internal'],
    body: OLFO_STATUS,
    answers: GROUP_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION'],
  }),
});

/** Staff find the quotes of households in the console. */
const INDIVIDUAL_QUOTERS = ['agent', 'agentadmin'] as const;

/** Spec 001 sections 2, 3 and 7. */
export const DASHBOARD = calls('/api/dashboard', ['smallgroup'], {
  list: get('', {
    about:
      'Groups with the quotes that stand for them, most recently changed first. With `range` one page of them and Content-Range.',
    allow: 'signed-in',
    query: DASHBOARD_RANGE,
    answers: [DASHBOARD_ROW],
  }),
  findFigures: get('figures', {
    about:
      'Premium quoted and in review, the pipeline, and renewals, over all groups that an agent sees; nothing for staff.',
    answers: DASHBOARD_FIGURES,
  }),
  listRows: post('rows', {
    about:
      'A page of one of the two lists of groups, over all groups that the user sees. A POST, to keep the search out of URLs.',
    body: DASHBOARD_QUERY,
    answers: DASHBOARD_PAGE,
  }),
  listHouseholds: post('households', {
    about:
      "A page of an agent's quotes of households, most recently changed first. A POST, to keep the search out of URLs.",
    allow: INDIVIDUAL_QUOTERS,
    body: HOUSEHOLDS_QUERY,
    answers: HOUSEHOLDS_PAGE,
  }),
  export: post('rows.csv', {
    about:
      'One of the two lists of groups with its search, stage and order, as a file. A POST, to keep the search out of URLs.',
    body: DASHBOARD_FILE,
    answers: CSV,
  }),
});

export const ASSIGN_ENTERPRISE_ID = calls('/api/group', ['internal'], {
  assign: post(['AssignGroupEnterpriseId/:groupId', 'AssignGroupEnterpriseId/:groupId/:enterpriseId'], {
    about:
      'Defaults to number "0"; a body is only needed to replace a number. Answers 200 instead of 201 because nothing is created.',
    path: { enterpriseId: 'text' },
    body: ENTERPRISE_ID_ASSIGNMENT,
    answers: GROUP_ROW,
    refuses: ['NOT_FOUND', 'CONFIRMATION_NEEDED', 'RULE_BROKEN'],
  }),
});
