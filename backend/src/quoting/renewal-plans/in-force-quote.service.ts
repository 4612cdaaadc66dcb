import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { isRenewal } from '#shared/quotes/quote-type';
import { Clock } from '../../platform/clock.ts';
import type { Group } from '../groups/group.table.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { RenewalsRepository } from './renewals.repository.ts';

/** The quote behind a group's current coverage, with its stored plans and rates. */
@Injectable()
export class InForceQuoteService {
  constructor(
    private readonly renewals: RenewalsRepository,
    private readonly clock: Clock,
  ) {}

  /** The quote that a renewal renews; null for new business and for a group whose coverage is not in the system. */
  async findForRenewal(quote: GroupQuote, tx?: EntityManager): Promise<GroupQuote | null> {
    if (!isRenewal(quote.quoteType)) {
      return null;
    }
    return this.renewals.findInForce(quote.groupId, { before: quote.effectiveDate }, tx);
  }

  /**
   * The group's current coverage: the newest approved or passively renewed quote that takes effect today, earlier, or on the group's
   * renewal date. Callers must already have found the group for their user.
   */
  findOfGroup(group: Pick<Group, 'id' | 'renewalDate'>, tx?: EntityManager): Promise<GroupQuote | null> {
    return this.renewals.findInForce(group.id, { upTo: later(this.clock.today(), group.renewalDate) }, tx);
  }
}

const later = (today: IsoDate, renewalDate: IsoDate | null): IsoDate =>
  renewalDate !== null && renewalDate > today ? renewalDate : today;
