import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import { Clock } from '../../platform/clock.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { assignedPlans, priceChosenPlans } from './chosen-plans.ts';
import { type OfferedPlan, QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { type KnownChoice, SelectionRepository, type StoredChoice } from '../quote-plans/selection.repository.ts';

/** What was written, beside all that is on offer. */
export type PricedChoice = StoredChoice & { offered: OfferedPlan[] };

/** Writes which plans are chosen for a quote and who takes which, with every member's rate as of now. */
@Injectable()
export class StoreSelectionService {
  constructor(
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly clock: Clock,
  ) {}

  /**
   * In place of what was chosen before. Callers have locked the quote.
   * @param known what was, where the caller has read it
   * @throws RULE_BROKEN for plans that cannot be chosen, and for members who cannot take theirs
   */
  async store(
    tx: EntityManager,
    quote: GroupQuote,
    wanted: { planIds: readonly number[]; assigned: readonly MemberAssignment[] },
    known?: KnownChoice,
  ): Promise<PricedChoice> {
    const { members, renewsCurrentPlans } = known ?? (await this.selection.findKnownChoice(quote.id, tx));
    const offered = await this.pricing.offered(quote, members);
    const rates = await this.pricing.rates(quote.effectiveDate);
    const facts = { quote, members, offered, rates, pricedAt: this.clock.now() };
    const plans = priceChosenPlans(wanted.planIds, facts);
    const assigned = assignedPlans(plans, wanted.assigned, facts);
    await this.selection.replace(tx, quote.id, plans);
    await this.selection.assign(tx, members, assigned);
    return { members, plans, offered, renewsCurrentPlans };
  }
}
