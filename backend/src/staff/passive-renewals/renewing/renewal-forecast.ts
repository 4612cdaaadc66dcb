import { Injectable } from '@nestjs/common';
import type { Group } from '../../../quoting/groups/group.table.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { type GroupQuote, Quotes } from '../../../quoting/quotes/quotes.repository.ts';
import { type RenewalPlans, RenewalPlansService } from '../../../quoting/renewal-plans/renewal-plans.service.ts';
import { UpcomingRenewalsRepository } from '../upcoming/upcoming-renewals.repository.ts';

/** A quote that has not been started: it has no id, and no selected plans. */
const NO_QUOTE = 0;

/** Somebody opened it and left: the renewal will be of the people in force. */
export const isUntouched = ({ status, memberCount }: GroupQuote): boolean =>
  status === 'EditingCensus' && memberCount === 0;

/** A group's renewal, existing or hypothetical. */
@Injectable()
export class RenewalForecast {
  constructor(
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly quotes: Quotes,
    private readonly renewalPlans: RenewalPlansService,
  ) {}

  /** null for a group that has never been enrolled. Callers must already have found the group for their user. */
  async find(user: SessionUser, group: Group): Promise<RenewalPlans | null> {
    const { id: groupId, renewalDate } = group;
    if (renewalDate === null) {
      return null;
    }
    const quoteId = await this.upcoming.findQuoteId(groupId);
    if (quoteId !== null) {
      const quote = await this.quotes.of('group').find(user, quoteId);
      return isUntouched(quote) ? this.renewalPlans.forecast(quote) : this.renewalPlans.find(quote);
    }
    const begun = {
      id: NO_QUOTE,
      groupId,
      group,
      quoteType: 'SmallGroupRenewal',
      status: 'EditingCensus',
      effectiveDate: renewalDate,
      renewalDate,
      isDeleted: false,
    } as const;
    return this.renewalPlans.forecast(Object.assign(new Quote(), begun) as GroupQuote);
  }
}
