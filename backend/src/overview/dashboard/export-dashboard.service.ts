import { Injectable } from '@nestjs/common';
import type { DashboardFileRequest } from '#shared/groups/dashboard.record';
import { Transactions } from '../../platform/database/transactions.ts';
import { CSV_TYPE, csvOfChunks } from '../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { DASHBOARD_COLUMNS } from './dashboard-csv.ts';
import { DashboardListsService } from './dashboard-lists.service.ts';

@Injectable()
export class ExportDashboardService {
  constructor(
    private readonly transactions: Transactions,
    private readonly lists: DashboardListsService,
    private readonly audit: AuditTrail,
  ) {}

  /** A list of the dashboard with its search, stage and order, all pages of it. The export is audited. */
  async export(user: SessionUser, asked: DashboardFileRequest): Promise<FileAnswer> {
    const body = await csvOfChunks(DASHBOARD_COLUMNS, await this.lists.listAll(user, asked));
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'export-dashboard', subject: 'dashboard', subjectId: asked.List }),
    );
    return { fileName: `${asked.List}.csv`, contentType: CSV_TYPE, body };
  }
}
