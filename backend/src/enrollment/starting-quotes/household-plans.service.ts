import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import {
  BOTH_STILL_QUOTED,
  IN_ONE_PLAN,
  IN_TWO_PLANS_ALREADY,
  LEAVE_SOMEBODY,
  NOT_ENROLLING,
  twoPlansProblem,
} from '#shared/individuals/two-plans';
import type { DIVIDE_HOUSEHOLD } from '#shared/individuals/two-plans.record';
import type { QuoteVersion } from '#shared/quotes/quote.record';
import type { Wire } from '#shared/records/field';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError, orNotFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { ENDED } from '../../quoting/household-offers/companions.repository.ts';
import { HouseholdMembersService } from '../../quoting/households/household-members.service.ts';
import { assertEditable, isOpen } from '../../quoting/households/individual-editing.ts';
import { MarketplaceQuotesRepository } from '../../quoting/households/marketplace-quotes.repository.ts';
import { SelectedPlansService } from '../../quoting/plan-selection/selected-plans.service.ts';
import { SelectionRepository } from '../../quoting/quote-plans/selection.repository.ts';
import { QuoteRecords } from '../../quoting/quotes/quote-records.service.ts';
import { type IndividualQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { SecondQuoteService } from './second-quote.service.ts';

type Division = Wire<typeof DIVIDE_HOUSEHOLD>;

/**
 * A household in two plans has a quote for each, as the marketplace has a policy for each: both have all people, who enroll in medical in
 * one of them, and the same terms and tax return. Nothing of that can be changed while there are two.
 */
@Injectable()
export class HouseholdPlansService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
    private readonly members: HouseholdMembersService,
    private readonly selection: SelectionRepository,
    private readonly selectedPlans: SelectedPlansService,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly records: QuoteRecords,
    private readonly secondQuote: SecondQuoteService,
  ) {}

  /**
   * These people get a plan, and a quote, of their own; dental and vision stay where they are. Asked again for the same people, nothing is
   * made. @returns the quote of those who stay
   * @throws NOT_FOUND; WRONG_STATE when it can no longer be changed; RULE_BROKEN, by field; STALE_VERSION
   */
  divide(user: SessionUser, quoteId: number, request: Division): Promise<IndividualQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('household').lock(user, quoteId, tx);
      const members = await this.census.listOf(quote, tx);
      if (quote.individual.companionId !== null) {
        return this.dividedSo(tx, quote, members, request);
      }
      assertEditable(quote);
      const leaving = await this.assertLeaving(user, quote, members, request);
      const chosen = await this.selection.listNamedPlans(quote.id, tx);
      const inserted = await this.secondQuote.insert(tx, user, { first: quote, members, leaving });
      const second = await this.saveShared(tx, inserted, quote.id);
      for (const member of members.filter(({ id }) => leaving.has(id))) {
        await this.census.update(tx, member, { medicalStatus: 'Waive' });
      }
      const first = await this.saveShared(tx, { ...quote, version: request.Version }, second.id);
      const idsOf = (isMedical: boolean) =>
        chosen.filter(({ plan }) => (plan.coverage === 'medical') === isMedical).map(({ planId }) => planId);
      const { FirstPlanId, SecondPlanId } = request;
      const medical = FirstPlanId === null ? idsOf(true) : [FirstPlanId];
      await this.selectedPlans.choose(tx, first, [...medical, ...idsOf(false)]);
      await this.selectedPlans.choose(tx, second, SecondPlanId === null ? [] : [SecondPlanId]);
      await this.records.created(tx, user, second);
      await this.records.changed(tx, user, { quoteId, action: 'divide-household', fields: ['MemberIds'] });
      return first;
    });
  }

  /**
   * Puts the household back into one plan: that of the first quote, or of the one that has not ended; the other is deleted if it has not.
   * @throws NOT_FOUND; WRONG_STATE when it is in one plan, or one of the quotes is no longer quoted; STALE_VERSION
   */
  async unite(user: SessionUser, quoteId: number, { Version: version }: QuoteVersion): Promise<IndividualQuote> {
    const { companionId } = (await this.quotes.of('household').find(user, quoteId)).individual;
    if (companionId === null) {
      throw new AppError('WRONG_STATE', IN_ONE_PLAN);
    }
    return this.transactions.run(async (tx) => {
      const pair: IndividualQuote[] = [];
      // In the order of their ids, so that two who do this at once wait for each other.
      for (const id of [quoteId, companionId].sort((one, other) => one - other)) {
        const found = await this.quotes.of('household').lock(user, id, tx).catch(orNotFound);
        pair.push(...(found ? [found] : []));
      }
      const kept = pair.find((quote) => !isOver(quote));
      if (kept?.individual.companionId === null) {
        // By another click at the same moment.
        return kept;
      }
      if (!kept || !pair.every((quote) => isOpen(quote) || isOver(quote))) {
        throw new AppError('WRONG_STATE', BOTH_STILL_QUOTED);
      }
      const other = pair.find(({ id }) => id !== kept.id);
      const asSent = (quote: IndividualQuote) => (quote.id === quoteId ? { ...quote, version } : quote);
      const coming = await this.census.listOf({ id: kept.id === quoteId ? companionId : quoteId }, tx);
      const keys = new Set(coming.filter(isEnrolling).map(({ rowKey }) => rowKey));
      for (const member of (await this.census.listOf(kept, tx)).filter(({ rowKey }) => keys.has(rowKey))) {
        await this.census.update(tx, member, { medicalStatus: 'Enroll' });
      }
      const one = await this.saveShared(tx, asSent(kept), null);
      if (other) {
        const alone = await this.saveShared(tx, asSent(other), null);
        // What was declined, or has expired, stays to be read.
        await (isOver(alone) ? null : this.quotes.save(tx, alone, { isDeleted: true }));
      }
      const planIds = (await this.selection.listQuotePlans(one.id, tx)).map(({ planId }) => planId);
      await this.selectedPlans.choose(tx, one, planIds);
      await this.records.changed(tx, user, { quoteId: one.id, action: 'unite-household', fields: ['MemberIds'] });
      return one;
    });
  }

  /** @returns the ids of those who leave. @throws RULE_BROKEN */
  private async assertLeaving(
    user: SessionUser,
    quote: IndividualQuote,
    members: readonly CensusMember[],
    { MemberIds }: Division,
  ): Promise<ReadonlySet<number>> {
    const leaving = new Set(MemberIds);
    const enrolling = members.filter(isEnrolling);
    const { planType } = quote.individual;
    const [open] = await this.members.listProblemsBeforeEnrolling(user, quote, members);
    const problem =
      twoPlansProblem({ planType, isInTwo: false, enrolling: enrolling.length }) ??
      (MemberIds.every((id) => enrolling.some((member) => member.id === id)) ? null : NOT_ENROLLING) ??
      (leaving.size < enrolling.length ? null : LEAVE_SOMEBODY);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { MemberIds: [problem] });
    }
    if (open) {
      throw new AppError('RULE_BROKEN', open.Message);
    }
    return leaving;
  }

  /** The quote as the first of two clicks left it. @throws WRONG_STATE when others are in the second plan */
  private async dividedSo(
    tx: EntityManager,
    quote: IndividualQuote,
    members: readonly CensusMember[],
    { MemberIds }: Division,
  ): Promise<IndividualQuote> {
    const there = (await this.census.listOf({ id: quote.individual.companionId! }, tx)).filter(isEnrolling);
    const keys = members.filter(({ id }) => MemberIds.includes(id)).map(({ rowKey }) => rowKey);
    if (there.length !== new Set(MemberIds).size || !there.every(({ rowKey }) => keys.includes(rowKey))) {
      throw new AppError('WRONG_STATE', IN_TWO_PLANS_ALREADY);
    }
    return quote;
  }

  /** With which quote it shares the household from now on, and the cost sharing that those who are in its plan have. @throws STALE_VERSION */
  private async saveShared(
    tx: EntityManager,
    quote: IndividualQuote,
    companionId: number | null,
  ): Promise<IndividualQuote> {
    const enrolling = (await this.census.listOf(quote, tx)).filter(isEnrolling).map(({ id }) => id);
    const decided = quote.individual.isFfm ? await this.decided.listMembers(tx, quote) : [];
    const levels = new Set(
      decided.filter(({ memberId }) => enrolling.includes(memberId)).map(({ csrLevel }) => csrLevel),
    );
    const details = { companionId, ...(levels.size > 0 && { grantedCsrLevel: levelOf(levels) }) };
    const saved = await this.quotes.saveIndividual(tx, quote, { columns: {}, details, agentIds: null });
    await this.quotes.noteHousehold(tx, saved, {});
    return saved;
  }
}

/** People with different levels share the standard costs: 45 CFR 155.305(g)(3). */
const levelOf = (levels: ReadonlySet<CsrLevel>): CsrLevel => (levels.size === 1 ? [...levels][0]! : 1);

const isEnrolling = ({ medicalStatus }: Pick<CensusMember, 'medicalStatus'>): boolean => medicalStatus === 'Enroll';

const isOver = ({ isDeleted, status }: IndividualQuote): boolean => isDeleted || ENDED.includes(status);
