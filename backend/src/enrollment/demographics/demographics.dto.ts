import {
  CONFIRM_DEMOGRAPHICS,
  CONFIRMED_DEMOGRAPHICS,
  ENROLLMENT_FILE,
  ENROLLMENT_MEMBER,
  ENROLLMENT_MEMBERS,
  SAVE_MEMBER,
  UNMATCHED_MEMBER,
} from '#shared/enrollment/members/members.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

/** Checks the shape only. The rules for members are in shared/enrollment/members. */
export class SaveMemberBody extends bodyOf(SAVE_MEMBER) {}
export class ConfirmDemographicsBody extends bodyOf(CONFIRM_DEMOGRAPHICS) {}

export class EnrollmentMembersAnswer extends answerOf(ENROLLMENT_MEMBERS) {}
export class EnrollmentMemberAnswer extends answerOf(ENROLLMENT_MEMBER) {}
export class ConfirmedDemographicsAnswer extends answerOf(CONFIRMED_DEMOGRAPHICS) {}
export class EnrollmentFileAnswer extends answerOf(ENROLLMENT_FILE) {}
export class UnmatchedMemberAnswer extends answerOf(UNMATCHED_MEMBER) {}
