import { NEW_USER, PASSWORD_LINK, USER_CHANGE, USER_DETAILS, USER_ROW, VERSION } from '#shared/people/user.record';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';

export class NewUser extends bodyOf(NEW_USER) {}
export class UserChange extends bodyOf(USER_CHANGE) {}
export class UserVersion extends bodyOf(VERSION) {}
export class UserAnswer extends answerOf(USER_ROW) {}
export class UserDetailsAnswer extends answerOf(USER_DETAILS) {}
export class PasswordLinkAnswer extends answerOf(PASSWORD_LINK) {}
