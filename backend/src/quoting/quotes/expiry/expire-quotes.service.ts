import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { continuableDays } from '#shared/individuals/individual-expiry';
import type { IsoDate } from '#shared/dates/iso-date';
import { firstDayForStaff } from '#shared/quotes/allowed-effective-dates';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { MoveQuoteService } from '../move-quote.service.ts';
import type { AnyQuote } from '../quotes.repository.ts';
import { ExpiringIndividualsRepository } from './expiring-individuals.repository.ts';
import { ExpiringQuotesRepository } from './expiring-quotes.repository.ts';

const BATCH = 100;

/** Quotes of one line of business that can no longer be continued. */
interface ExpiringQuotes {
  /** The next after this id, by id. */
  listIds: (after: number) => Promise<number[]>;
  /** Locked; null when someone has continued it since. */
  findForUpdate: (tx: EntityManager, id: number) => Promise<AnyQuote | null>;
}

/** Ends quotes that can no longer be continued, so that lists and counts are correct. */
@Injectable()
export class ExpireQuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly groups: ExpiringQuotesRepository,
    private readonly individuals: ExpiringIndividualsRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** `stop` asks it to abort by throwing. */
  async expireAll(stop: AbortSignal): Promise<void> {
    const before = await this.firstChoosableDay();
    await this.expireEach(stop, {
      listIds: (after) => this.groups.listIds(before, { after, count: BATCH }),
      findForUpdate: (tx, id) => this.groups.findForUpdate(tx, id, before),
    });
    const days = continuableDays(this.clock.today());
    await this.expireEach(stop, {
      listIds: (after) => this.individuals.listIds(days, { after, count: BATCH }),
      findForUpdate: (tx, id) => this.individuals.findForUpdate(tx, id, days),
    });
  }

  /** Each quote in a transaction of its own, so that a kill loses nothing. */
  private async expireEach(stop: AbortSignal, { listIds, findForUpdate }: ExpiringQuotes): Promise<void> {
    for (let ids = await listIds(0); ids.length > 0; ids = await listIds(ids.at(-1)!)) {
      for (const id of ids) {
        stop.throwIfAborted();
        await this.transactions.run(async (tx) => {
          const quote = await findForUpdate(tx, id);
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
