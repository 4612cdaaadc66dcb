import { IsOptional, IsString } from 'class-validator';
import { DASHBOARD_FIGURES } from '#shared/groups/dashboard-figures.record';
import { DASHBOARD_ROW } from '#shared/groups/dashboard-row.record';
import { DASHBOARD_FILE, DASHBOARD_PAGE, DASHBOARD_QUERY } from '#shared/groups/dashboard-rows.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class DashboardAnswer extends answerOf(DASHBOARD_ROW) {}

export class DashboardFiguresAnswer extends answerOf(DASHBOARD_FIGURES) {}

export class DashboardPageAnswer extends answerOf(DASHBOARD_PAGE) {}

export class DashboardQueryBody extends bodyOf(DASHBOARD_QUERY) {}

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
