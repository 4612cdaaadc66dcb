import { IsOptional, IsString } from 'class-validator';

export class DashboardQueryDto {
  /** JSON: [first, last], at most 100 groups; without it the newest 200, those that renew soon and those that wait for somebody. */
  @IsOptional()
  @IsString()
  range?: string;
}
