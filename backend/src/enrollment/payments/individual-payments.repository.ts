import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOneOptions, Not } from 'typeorm';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { takeTurn, takeTurnOf } from '../../platform/database/turns.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { IndividualPayment } from '../parts/household/individual-payment.table.ts';

/** First payments, for the system only: no user calls this. Rows and quotes are locked until the transaction ends. */
@Injectable()
export class IndividualPaymentsRepository {
  /** Call it first in the transaction: the lock must come before MySQL fixes what the transaction sees. */
  async findByReference(tx: EntityManager, reference: string): Promise<IndividualPayment | null> {
    await takeTurnOf(tx, `payment ${reference}`);
    return tx.findOne(IndividualPayment, { where: { reference }, ...locked(tx) });
  }

  findHeld(tx: EntityManager, heldPaymentId: number): Promise<IndividualPayment | null> {
    return tx.findOne(IndividualPayment, { where: { heldPaymentId }, ...locked(tx) });
  }

  async findQuote(tx: EntityManager, { quoteId }: Pick<IndividualPayment, 'quoteId'>): Promise<IndividualQuote> {
    await takeTurn(tx, 'quote', quoteId);
    const quote = await tx.findOneOrFail(Quote, { where: { id: quoteId }, ...locked(tx) });
    const individual = await tx.findOneByOrFail(IndividualDetails, { quoteId });
    return Object.assign(quote, { individual }) as IndividualQuote;
  }

  /** A payment of the quote is booked. Lock the quote first: another notice may book one at this moment. */
  isPaid(tx: EntityManager, { id: quoteId }: IndividualQuote): Promise<boolean> {
    return tx.existsBy(IndividualPayment, { quoteId, state: 'Paid' });
  }

  /** The provider's id belongs to another payment. */
  isTaken(tx: EntityManager, providerId: string, { id }: Pick<IndividualPayment, 'id'>): Promise<boolean> {
    return tx.existsBy(IndividualPayment, { providerId, id: Not(id) });
  }
}

const locked = (tx: EntityManager): Pick<FindOneOptions, 'lock'> =>
  isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' } };
