import { SUMMARY_OF_BENEFITS_CHECK, SUMMARY_OF_BENEFITS_QUERY } from '#shared/plans/selection.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class SummaryOfBenefitsQuery extends bodyOf(SUMMARY_OF_BENEFITS_QUERY) {}
export class SummaryOfBenefitsAnswer extends answerOf(SUMMARY_OF_BENEFITS_CHECK) {}
