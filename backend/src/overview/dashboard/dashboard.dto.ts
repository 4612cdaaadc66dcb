import { IsOptional, IsString } from 'class-validator';
import { DASHBOARD_FILE } from '#shared/groups/dashboard-file.record';
import { DASHBOARD_FIGURES } from '#shared/groups/dashboard-figures.record';
import { DASHBOARD_ROW } from '#shared/groups/dashboard-row.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class DashboardAnswer extends answerOf(DASHBOARD_ROW) {}

export class DashboardFiguresAnswer extends answerOf(DASHBOARD_FIGURES) {}

export class DashboardFileBody extends bodyOf(DASHBOARD_FILE) {}

export class DashboardQueryDto {
  /**
   * JSON: [first, last], at most 100 groups; without it the newest 200, those that renew soon and those that need action, and
   * an agent's newest 200 quotes of households.
   */
  @IsOptional()
  @IsString()
  range?: string;
}
