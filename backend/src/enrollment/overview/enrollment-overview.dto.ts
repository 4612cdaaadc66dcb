import { ENROLLMENT_OVERVIEW } from '#shared/enrollment/enrollment.record';
import { answerOf } from '../../platform/http/body-of.ts';

export class EnrollmentOverviewAnswer extends answerOf(ENROLLMENT_OVERVIEW) {}
