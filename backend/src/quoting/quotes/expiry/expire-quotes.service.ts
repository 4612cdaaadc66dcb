import { Injectable } from '@nestjs/common';
import type { IsoDate } from '#shared/dates/iso-date';
import { firstDayForStaff } from '#shared/quotes/allowed-effective-dates';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { MoveQuoteService } from '../move-quote.service.ts';
import { ExpiringQuotesRepository } from './expiring-quotes.repository.ts';

const BATCH = 100;

/** Ends quotes that can no longer be continued, so that lists and counts are correct. */
@Injectable()
export class ExpireQuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly expiring: ExpiringQuotesRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** Each quote in a transaction of its own, so that a kill loses nothing. `stop` asks it to abort by throwing. */
  async expireAll(stop: AbortSignal): Promise<void> {
    const before = await this.firstChoosableDay();
    for (let ids = await this.next(before, 0); ids.length > 0; ids = await this.next(before, ids.at(-1)!)) {
      for (const id of ids) {
        stop.throwIfAborted();
        await this.expire(id, before);
      }
    }
  }

  private next(before: IsoDate, after: number): Promise<number[]> {
    return this.expiring.listIds(before, { after, count: BATCH });
  }

  private expire(id: number, before: IsoDate): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await this.expiring.findForUpdate(tx, id, before);
      if (quote) {
        await this.moveQuote.move(tx, null, quote, { to: 'Expired', why: 'the effective date has passed' });
      }
    });
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
