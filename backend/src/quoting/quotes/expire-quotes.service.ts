import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { continuableDays } from '#shared/individuals/individual-expiry';
import { firstDayForStaff } from '#shared/quotes/allowed-effective-dates';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { NightlyJobs } from '../../platform/jobs/nightly-jobs.ts';
import { ExpiringQuotesRepository } from './expiring-quotes.repository.ts';
import { MoveQuoteService } from './move-quote.service.ts';
import type { AnyQuote } from './quotes.repository.ts';

const BATCH = 100;

/** Quotes of one line of business that can no longer be continued. */
interface ExpiringQuotes {
  /** The next after this id, by id. */
  listIds: (after: number) => Promise<number[]>;
  /** Locked; null when someone has continued it since. */
  lock: (tx: EntityManager, id: number) => Promise<AnyQuote | null>;
}

/** Ends quotes that can no longer be continued, every night, so that lists and counts are correct. */
@Injectable()
export class ExpireQuotesService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly expiring: ExpiringQuotesRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
    private readonly nightly: NightlyJobs,
  ) {}

  onModuleInit(): void {
    this.nightly.register('expire-quotes', (stop) => this.expireAll(stop));
  }

  /** `stop` asks it to abort by throwing. */
  async expireAll(stop: AbortSignal): Promise<void> {
    const before = await this.firstChoosableDay();
    await this.expireEach(stop, {
      listIds: (after) => this.expiring.listGroupIds(before, { after, count: BATCH }),
      lock: (tx, id) => this.expiring.lockGroup(tx, id, before),
    });
    const days = continuableDays(this.clock.today());
    await this.expireEach(stop, {
      listIds: (after) => this.expiring.listHouseholdIds(days, { after, count: BATCH }),
      lock: (tx, id) => this.expiring.lockHousehold(tx, id, days),
    });
  }

  /** Each quote in a transaction of its own, so that a kill loses nothing. */
  private async expireEach(stop: AbortSignal, { listIds, lock }: ExpiringQuotes): Promise<void> {
    for (let ids = await listIds(0); ids.length > 0; ids = await listIds(ids.at(-1)!)) {
      for (const id of ids) {
        stop.throwIfAborted();
        await this.transactions.run(async (tx) => {
          const quote = await lock(tx, id);
          if (quote) {
            await this.moveQuote.move(tx, null, quote, { to: 'Expired', why: 'the effective date has passed' });
          }
        });
      }
    }
  }

  private async firstChoosableDay(): Promise<IsoDate> {
    const { SmallGroupInternalExtraRange, OverrideCreateQuoteToTestRates } = await this.rules.inForce();
    return firstDayForStaff({
      today: this.clock.today(),
      internalExtraMonths: SmallGroupInternalExtraRange,
      anyQuarter: OverrideCreateQuoteToTestRates,
    });
  }
}
