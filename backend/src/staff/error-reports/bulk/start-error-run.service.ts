import { Injectable } from '@nestjs/common';
import type { BulkRunKind, StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import type { ResolveErrorsRequest, ResubmitErrorsRequest } from '#shared/error-reports/error-reports.record';
import {
  IDS_OR_FILTER,
  MOST_ROWS_OF_A_RUN,
  NOTHING_MATCHES,
  type ResolvedReport,
  type ResubmittedReport,
  tooManyRows,
} from '#shared/error-reports/error-reports';
import { StartBulkRunService } from '../../../platform/bulk-runs/start-bulk-run.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { errorReportQuery } from '../error-report-query.ts';
import { ErrorReportsRepository } from '../error-reports.repository.ts';
import { sourceOf } from '../report-sources.ts';

const RESUBMISSIONS: Record<ResubmittedReport, BulkRunKind> = {
  group: 'resubmit-group',
  'group-member': 'resubmit-group-member',
  'passive-renewal': 'resubmit-passive-renewal',
  individual: 'resubmit-individual',
  ffm: 'resubmit-individual',
};

const RESOLUTIONS: Record<ResolvedReport, BulkRunKind> = {
  group: 'mark-group-resolved',
  'group-member': 'mark-group-member-resolved',
  individual: 'mark-individual-resolved',
  ffm: 'mark-individual-resolved',
  payment: 'mark-payment-processed',
};

/** Many rows of a report at a time: a worker processes them one by one, as if someone had clicked each button. */
@Injectable()
export class StartErrorRunService {
  constructor(
    private readonly transactions: Transactions,
    private readonly reports: ErrorReportsRepository,
    private readonly bulkRuns: StartBulkRunService,
    private readonly clock: Clock,
  ) {}

  /** The given rows, or all that match. @throws INVALID_INPUT, RULE_BROKEN when none match or too many do */
  async resubmit(user: SessionUser, asked: ResubmitErrorsRequest): Promise<StartedBulkRun> {
    return this.start(user, RESUBMISSIONS[asked.Report], await this.subjectsOf(asked));
  }

  /** Same for rows that were handled manually. @throws INVALID_INPUT, RULE_BROKEN */
  async resolve(user: SessionUser, asked: ResolveErrorsRequest): Promise<StartedBulkRun> {
    return this.start(user, RESOLUTIONS[asked.Report], await this.subjectsOf(asked));
  }

  private async subjectsOf({
    Report,
    Ids,
    Filter,
  }: ResubmitErrorsRequest | ResolveErrorsRequest): Promise<readonly number[]> {
    if (Boolean(Ids) === Boolean(Filter)) {
      throw new AppError('INVALID_INPUT', IDS_OR_FILTER, { Filter: [IDS_OR_FILTER] });
    }
    const source = sourceOf(Report);
    const query = errorReportQuery({ filter: JSON.stringify(Filter ?? {}) }, source, this.clock.today());
    return Ids ?? this.reports.listSubjects(source, query, MOST_ROWS_OF_A_RUN + 1);
  }

  private start(user: SessionUser, kind: BulkRunKind, subjectIds: readonly number[]): Promise<StartedBulkRun> {
    if (subjectIds.length === 0) {
      throw new AppError('RULE_BROKEN', NOTHING_MATCHES);
    }
    if (subjectIds.length > MOST_ROWS_OF_A_RUN) {
      throw new AppError('RULE_BROKEN', tooManyRows());
    }
    return this.transactions.run((tx) => this.bulkRuns.start(tx, user, { kind, subjectIds }));
  }
}
