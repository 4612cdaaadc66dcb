import { IsOptional, IsString } from 'class-validator';

/** Both calls of the timeline. */
export class TimelineQueryDto {
  /** JSON: [first, last], at most 100 rows; without it the newest 100. */
  @IsOptional()
  @IsString()
  range?: string;
}
