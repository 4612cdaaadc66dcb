import { IsOptional, IsString } from 'class-validator';
import { TIMELINE_ENTRY } from '#shared/timeline/timeline.record';
import { answerOf } from '../../platform/http/body-of.ts';

export class TimelineEntryAnswer extends answerOf(TIMELINE_ENTRY) {}

/** Query of both timeline calls. */
export class TimelineQueryDto {
  /** JSON: [first, last], at most 100 rows; without it the newest 100. */
  @IsOptional()
  @IsString()
  range?: string;
}
