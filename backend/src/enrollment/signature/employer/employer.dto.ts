import {
  EMPLOYER_ACCESS,
  EMPLOYER_DECLINE,
  EMPLOYER_LINK,
  EMPLOYER_PAGES,
  EMPLOYER_SIGN,
  EMPLOYER_SIGNATURES,
  NEW_EMPLOYER_LINK,
} from '#shared/enrollment/employer-signature.record';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';

export class NewEmployerLink extends bodyOf(NEW_EMPLOYER_LINK) {}
export class EmployerLinkAnswer extends answerOf(EMPLOYER_LINK) {}
export class EmployerSignaturesAnswer extends answerOf(EMPLOYER_SIGNATURES) {}
export class EmployerAccessBody extends bodyOf(EMPLOYER_ACCESS) {}
export class EmployerSignBody extends bodyOf(EMPLOYER_SIGN) {}
export class EmployerDeclineBody extends bodyOf(EMPLOYER_DECLINE) {}
export class EmployerPagesAnswer extends answerOf(EMPLOYER_PAGES) {}
