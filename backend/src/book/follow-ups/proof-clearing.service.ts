import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UNSENT_DAYS } from '#shared/follow-ups/proof';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { NightlyJobs } from '../../platform/jobs/nightly-jobs.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { ProofsRepository, type StalePage } from './proofs.repository.ts';

/** Read at a time. */
const BATCH = 100;

/** Deletes at night what clients have uploaded and not sent, once they cannot or will not send it any more. */
@Injectable()
export class ProofClearingService implements OnModuleInit {
  constructor(
    private readonly proofs: ProofsRepository,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly nightly: NightlyJobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.nightly.register('clear-proof-pages', (stop) => this.clearAll(stop));
  }

  /** `stop` asks it to abort by throwing. */
  async clearAll(stop: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const days = { now, before: new Date(now.getTime() - UNSENT_DAYS * 86_400_000) };
    const next = (after = 0) => this.proofs.listStale(days, after, BATCH);
    for (let batch = await next(); batch.length > 0; batch = await next(batch.at(-1)!.id)) {
      for (const each of batch) {
        stop.throwIfAborted();
        await this.clear(each);
      }
    }
  }

  private async clear({ id, quoteId }: StalePage): Promise<void> {
    const gone = await this.transactions.run(async (tx) => {
      await takeTurn(tx, 'quote', quoteId);
      const pages = await this.proofs.findUnsent(tx, id);
      if (pages.length > 0) {
        await this.audit.record(tx, { user: null, action: 'clear-proof-pages', subject: 'quote', subjectId: quoteId });
      }
      return this.proofs.removePages(tx, pages);
    });
    await Promise.all(gone.map((document) => this.storedDocuments.forget(document)));
  }
}
