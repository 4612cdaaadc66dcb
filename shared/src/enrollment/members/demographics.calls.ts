import { calls, get, post, put } from '#shared/answers/calls';
import {
  CONFIRMED_DEMOGRAPHICS,
  CONFIRM_DEMOGRAPHICS,
  ENROLLMENT_FILE,
  ENROLLMENT_MEMBER,
  ENROLLMENT_MEMBERS,
  SAVE_MEMBER,
} from '#shared/enrollment/members/members.record';

/** The enrolling members. Spec 001 section 2, "/enrollment/demographics", and section 7. */
export const DEMOGRAPHICS = calls('/api/enrollment', ['smallgroup'], {
  list: get('Members/:quoteId', {
    about: 'Separate from GET /api/groupcensus, which quoting calls all the time.',
    answers: ENROLLMENT_MEMBERS,
    refuses: ['NOT_FOUND'],
  }),
  save: put('Member/:quoteId', {
    about: 'Answers the member with its rate area (spec 001 section 4, "Census member edit").',
    body: SAVE_MEMBER,
    answers: ENROLLMENT_MEMBER,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  confirm: put('ConfirmDemographics/:quoteId', {
    body: CONFIRM_DEMOGRAPHICS,
    answers: CONFIRMED_DEMOGRAPHICS,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  import: post('processExcelEnrollmentFile', {
    about: "Multipart: `quoteId` and `file`; with `commit` = true and the preview's `stamp` the file is written.",
    body: 'raw',
    answers: ENROLLMENT_FILE,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN', 'TOO_MANY_REQUESTS'],
  }),
});
