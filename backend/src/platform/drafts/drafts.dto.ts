import { DRAFT, KEEP_DRAFT, KEPT_DRAFT } from '#shared/session/draft.record';
import { answerOf, bodyOf } from '../http/body-of.ts';

export class DraftAnswer extends answerOf(DRAFT) {}
export class KeepDraftBody extends bodyOf(KEEP_DRAFT) {}
export class KeptDraftAnswer extends answerOf(KEPT_DRAFT) {}
