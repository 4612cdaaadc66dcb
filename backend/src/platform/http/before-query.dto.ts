import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The next page of a list that is read from the newest to the oldest: rows that arrive meanwhile do not move it. */
export class BeforeQueryDto {
  /** The id of the last row of the page before; the newest rows without it. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  before?: number;
}
