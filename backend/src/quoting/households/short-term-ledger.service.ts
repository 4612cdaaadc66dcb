import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ShortTermLedger, ShortTermPeriod } from '#shared/eligibility/short-term';
import { type ShortTermLimits, shortTermLastDay } from '#shared/individuals/individual-terms';
import type { IndividualDetails } from '../quotes/individual-details.table.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { ShortTermLedgerRepository } from './short-term-ledger.repository.ts';

/** The applicant of a quote, as people are found. */
export type LedgerPerson = Pick<IndividualDetails, 'subscriberBirthDate' | 'lastNameKey' | 'firstNameKey'>;

/** Short-term coverage as the carrier states it. */
export interface LedgerContract {
  /** From which it came; null = sold elsewhere. */
  quoteId: number | null;
  first: IsoDate;
  /** null: not stated. */
  last: IsoDate | null;
  isVoid: boolean;
}

export type ContractSource = (person: LedgerPerson, tx?: EntityManager) => Promise<LedgerContract[]>;

/** What the applicant of a quote had of short-term coverage with the insurer: sold here, and known from the carrier. */
@Injectable()
export class ShortTermLedgerService {
  private readonly sources: ContractSource[] = [];

  constructor(private readonly sold: ShortTermLedgerRepository) {}

  /** Features above register here what they know of contracts. */
  addSource(source: ContractSource): void {
    this.sources.push(source);
  }

  /**
   * Whoever sold it: the law counts the days with the insurer, so this is not narrowed to the user, who only learns how many they are. Of
   * a quote that was found for the user; nothing while the name is unknown.
   */
  async find(quote: IndividualQuote, limits: ShortTermLimits, tx?: EntityManager): Promise<ShortTermLedger> {
    const { lastNameKey, firstNameKey } = quote.individual;
    if (lastNameKey === '' || firstNameKey === '') {
      return { earlier: [], limits };
    }
    const sold = await this.sold.listSold(quote, tx);
    const stated = (await Promise.all(this.sources.map((source) => source(quote.individual, tx)))).flat();
    const ofQuotes = new Set(stated.map(({ quoteId }) => quoteId));
    const contracts = stated
      .filter(({ isVoid, quoteId }) => !isVoid && quoteId !== quote.id)
      .map(({ quoteId, first, last }): ShortTermPeriod => {
        const agreed = sold.find((each) => each.quoteId === quoteId)?.last;
        return { first, last: last ?? agreed ?? shortTermLastDay(first, limits.ShortTermMaximumMonths) };
      });
    return { earlier: [...sold.filter(({ quoteId }) => !ofQuotes.has(quoteId)), ...contracts], limits };
  }
}
