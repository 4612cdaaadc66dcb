import { Injectable } from '@nestjs/common';
import type { DashboardFileRequest } from '#shared/groups/dashboard-file.record';
import { listed, matching, stageOf } from '#shared/groups/dashboard-list';
import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import { Transactions } from '../../platform/database/transactions.ts';
import { CSV_TYPE, csvFile } from '../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { DASHBOARD_COLUMNS } from './dashboard-csv.ts';
import { DashboardService } from './dashboard.service.ts';

@Injectable()
export class ExportDashboardService {
  constructor(
    private readonly transactions: Transactions,
    private readonly dashboard: DashboardService,
    private readonly audit: AuditTrail,
  ) {}

  /** A list of the dashboard with its search, stage and order, all pages of it. The export is audited. */
  async export(user: SessionUser, { List, Order, Direction, Stage, Text }: DashboardFileRequest): Promise<FileAnswer> {
    const all = (await this.dashboard.listGroups(user)).filter((row): row is GroupDashboardRow => row.G !== null);
    const found = matching(listed(all, List, { field: Order, direction: Direction }), Text ?? '');
    const rows = Stage ? found.filter(({ Status }) => stageOf(Status) === Stage) : found;
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'export-dashboard', subject: 'dashboard', subjectId: List }),
    );
    const lines = [
      DASHBOARD_COLUMNS.map(([header]) => header),
      ...rows.map((row) => DASHBOARD_COLUMNS.map(([, cell]) => cell(row))),
    ];
    return { fileName: `${List}.csv`, contentType: CSV_TYPE, body: csvFile(lines) };
  }
}
