import { calls, put } from '#shared/answers/calls';
import { REPAIR } from '#shared/error-reports/error-reports.record';

/** Actions of staff on groups and members that could not be installed. Spec 002 section 7, "Group". */
export const REPAIRS = calls('/api/group', ['internal'], {
  groupAgain: put('ResubmitGroup/:quoteId', {
    about: 'Resends a group to the carrier system.',
    answers: REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  memberAgain: put('ResubmitGroupMember/:quoteId/:censusMemberId', {
    about: 'Resends a member to the carrier system.',
    answers: REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  groupDone: put('MarkGroupResolved/:groupInstallId', {
    about: 'Records that a group was installed by hand.',
    answers: REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  memberDone: put('MarkGroupMemberResolved/:censusMemberId/:ewsTransactionId', {
    about: '`ewsTransactionId` identifies the error that the user saw.',
    answers: REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});
