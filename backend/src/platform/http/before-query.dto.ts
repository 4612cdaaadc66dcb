import { BEFORE_QUERY } from '#shared/answers/list-query.record';
import { bodyOf } from './body-of.ts';

export class BeforeQueryDto extends bodyOf(BEFORE_QUERY) {}
