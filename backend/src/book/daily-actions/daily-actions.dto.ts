import { ACTIONS_QUERY, DAILY_ACTIONS } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class ActionsQuery extends bodyOf(ACTIONS_QUERY) {}
export class DailyActionsAnswer extends answerOf(DAILY_ACTIONS) {}
