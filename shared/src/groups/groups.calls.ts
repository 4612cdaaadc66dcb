import { calls, get, post, put } from '#shared/answers/calls';
import { GROUP, GROUP_CHANGE, GROUP_ROW, OLFO_STATUS, ROLLOVER_STATUS } from '#shared/groups/group.record';

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
