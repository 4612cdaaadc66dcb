import { NEW_PASSWORD, PASSWORD_LINK_OWNER, PASSWORD_TOKEN } from '#shared/people/password-link.record';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';

export class PasswordToken extends bodyOf(PASSWORD_TOKEN) {}
export class NewPassword extends bodyOf(NEW_PASSWORD) {}
export class PasswordLinkOwnerAnswer extends answerOf(PASSWORD_LINK_OWNER) {}
