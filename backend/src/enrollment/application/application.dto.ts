import { APPLICATION, SAVE_APPLICATION } from '#shared/enrollment/application.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class SaveApplicationBody extends bodyOf(SAVE_APPLICATION) {}
export class ApplicationAnswer extends answerOf(APPLICATION) {}
