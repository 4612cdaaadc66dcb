import { LOGO_HOLDER } from '#shared/people/logo.record';
import { answerOf } from '../http/body-of.ts';

export class LogoHolderAnswer extends answerOf(LOGO_HOLDER) {}
