import { calls, get, post, put, remove } from '#shared/answers/calls';
import {
  CENSUS_ROW,
  MEMBERS_QUERY,
  REMOVED_MEMBERS,
  REVEALED_SSN,
  SAVED_MEMBER,
  SENT_MEMBER,
} from '#shared/census/census.record';

/** The members of a census, one by one. Spec 002 section 7, "Group census". */
export const CENSUS_MEMBERS = calls('/api/groupcensus', ['smallgroup'], {
  listByGroup: get('GetCensusMembersByGroupId/:groupId', {
    about: "Members of the group's newest quote; with `range` one page and Content-Range.",
    query: MEMBERS_QUERY,
    answers: [CENSUS_ROW],
    refuses: ['NOT_FOUND'],
  }),
  reveal: get(':quoteId/:memberId/SSN', {
    allow: ['internal'],
    answers: REVEALED_SSN,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  add: post(':quoteId', {
    about:
      'Adds a person. One who was read from this census is edited, as by PUT (spec 002 section 4, "Census editing").',
    body: SENT_MEMBER,
    answers: SAVED_MEMBER,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  edit: put(':quoteId', {
    body: SENT_MEMBER,
    answers: SAVED_MEMBER,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  removeAll: remove('RemoveAllGroupCensus/:quoteId', {
    answers: REMOVED_MEMBERS,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  remove: remove(':quoteId/:memberId', {
    about: 'Deleting an employee deletes the whole household.',
    answers: REMOVED_MEMBERS,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});
