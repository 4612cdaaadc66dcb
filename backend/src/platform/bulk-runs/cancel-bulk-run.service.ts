import { Injectable } from '@nestjs/common';
import { RUN_FINISHED, RUN_NOT_FOUND } from '#shared/bulk-runs/bulk-run.record';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { BulkRunsRepository } from './bulk-runs.repository.ts';

@Injectable()
export class CancelBulkRunService {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: BulkRunsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Nothing more is started; finished work is kept, and sent items still get their answer. Canceling again has no effect.
   * @throws NOT_FOUND, WRONG_STATE
   */
  async cancel(user: SessionUser, id: number): Promise<void> {
    await this.transactions.run(async (tx) => {
      const run = await this.runs.findForUpdate(id, tx);
      if (!run) {
        throw new AppError('NOT_FOUND', RUN_NOT_FOUND);
      }
      if (run.cancelledAt) {
        return;
      }
      if (run.finishedAt) {
        throw new AppError('WRONG_STATE', RUN_FINISHED);
      }
      await this.runs.settleAll(tx, id, 'Cancelled', '');
      await this.runs.cancel(tx, id);
      const [sent] = await this.runs.listSent(id, 1, tx);
      if (!sent) {
        await this.runs.finish(tx, id);
      }
      await this.audit.record(tx, { user, action: 'cancel-bulk-run', subject: 'bulk-run', subjectId: id });
    });
  }
}
