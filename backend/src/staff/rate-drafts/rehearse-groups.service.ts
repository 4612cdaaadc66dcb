import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import { addDays, addYears, type IsoDate } from '#shared/dates/iso-date';
import { ageBandLabel } from '#shared/plans/age-band';
import { ALREADY_DISCARDED, decidedProblem, STILL_PRICING } from '#shared/rate-drafts/publish-problem';
import { RatesCache } from '../../catalogue/plans/rates-cache.ts';
import { type BulkItemOutcome, BulkRuns, type BulkRunWork } from '../../platform/bulk-runs/bulk-runs.ts';
import { BulkRunsService } from '../../platform/bulk-runs/bulk-runs.service.ts';
import { Clock } from '../../platform/clock.ts';
import { readCacheVersion } from '../../platform/database/cache-versions.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { toRatedMember } from '../../quoting/quote-plans/quoted-member.ts';
import { DraftRatesService, type RatesOfDraft } from './draft-rates.service.ts';
import type { RateDraft } from './rate-draft.table.ts';
import { RateDraftsRepository } from './rate-drafts.repository.ts';
import { type MissingRate, rehearseGroup, type RehearsedPremium, riseOf } from './rehearse-group.ts';
import { RehearsalSums } from './rehearsal-result.ts';
import { RehearsedGroupsRepository, type WaitingGroup } from './rehearsed-groups.repository.ts';

export const NOBODY_COVERED = 'No group has coverage that could be priced.';
export const COVERAGE_ENDED = 'The coverage that was in force has ended or changed.';
export const NO_RATES_NOW = 'The rates of the coverage in force are no longer filed.';
export const ratesMissing = (plan: string, { area, band }: MissingRate): string =>
  area === null
    ? `The draft has no rates of a plan that follows ${plan}.`
    : `The draft has no rate${band === null ? 's' : ''} of ${plan} for Rating Area ${area}${band === null ? '' : `, age ${ageBandLabel(band)}`}.`;

const GROUPS_AT_ONCE = 500;
const MOST_OF_NAME = 80;

/** Prices the book with a draft, group by group. Subjects are the rows of the draft's groups, so that drafts do not wait for each other. */
@Injectable()
export class RehearseGroupsService implements BulkRunWork, OnModuleInit {
  readonly kind = 'rate-rehearsal';
  readonly permission = 'superuser';

  constructor(
    private readonly bulkRuns: BulkRuns,
    private readonly startRun: BulkRunsService,
    private readonly drafts: RateDraftsRepository,
    private readonly groups: RehearsedGroupsRepository,
    private readonly draftRates: DraftRatesService,
    private readonly ratesCache: RatesCache,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.bulkRuns.register(this);
  }

  nameSubjects(ids: readonly number[]): Promise<Map<number, string>> {
    return this.groups.mapNames(ids);
  }

  /** In place of an earlier pricing. @throws NOT_FOUND, WRONG_STATE, STALE_VERSION */
  start(user: SessionUser, id: number, version: number): Promise<StartedBulkRun> {
    return this.transactions.run(async (tx) => {
      const draft = await this.drafts.lock(id, tx);
      const { run: running } = await this.drafts.find(id, tx);
      const problem = decidedProblem(draft.state) ?? (running && !running.finishedAt ? STILL_PRICING : null);
      if (problem !== null) {
        throw new AppError('WRONG_STATE', problem);
      }
      if (draft.version !== version) {
        throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
      }
      const ratesVersion = await readCacheVersion(tx, 'rates');
      const covered = await this.groups.listCovered(this.daysOf(draft), this.clock.today(), tx);
      const subjectIds = await this.groups.begin(tx, id, covered);
      const run = { kind: this.kind, subjectIds, allWaiting: NOBODY_COVERED } as const;
      const started = await this.startRun.start(tx, user, run);
      await this.drafts.change(tx, draft, { runId: started.BulkRunId, ratesVersion, result: null });
      return started;
    });
  }

  async runOne(tx: EntityManager, _user: SessionUser, id: number): Promise<BulkItemOutcome> {
    const group = await this.groups.findWaiting(id, tx);
    if (!group) {
      return { state: 'Skipped', message: ALREADY_DISCARDED };
    }
    const rates = await this.draftRates.of({ ...group, id: group.draftId });
    const found = group.isInForce ? await this.priceGroup(group, rates, tx) : null;
    if (!found) {
      await this.groups.settle(tx, id, { outcome: 'Gone' });
      return { state: 'Skipped', message: COVERAGE_ENDED };
    }
    return this.settle(tx, { id, rates }, found);
  }

  /** Adds up what the draft does to the book. */
  async finished(tx: EntityManager, runId: number): Promise<void> {
    const found = await this.drafts.findByRun(runId, tx);
    const draft = found && (await this.drafts.lock(found.id, tx));
    if (draft?.state !== 'Draft' || draft.runId !== runId) {
      return;
    }
    const rates = await this.draftRates.of(draft);
    const sums = new RehearsalSums((planId) => nameOf(rates, planId));
    for (let after = 0, isLast = false; !isLast;) {
      const groups = await this.groups.listAfter(tx, draft.id, after, GROUPS_AT_ONCE);
      for (const group of groups) {
        sums.add(group);
      }
      after = groups.at(-1)?.id ?? after;
      isLast = groups.length < GROUPS_AT_ONCE;
    }
    await this.drafts.change(tx, draft, { result: sums.result(rates.gaps) });
  }

  private async settle(
    tx: EntityManager,
    { id, rates }: { id: number; rates: RatesOfDraft },
    { area, premium }: { area: number; premium: RehearsedPremium },
  ): Promise<BulkItemOutcome> {
    const { members, nowCents, thenCents, shares, missing } = premium;
    if (nowCents === null) {
      await this.groups.settle(tx, id, { outcome: 'NoRatesNow' });
      return { state: 'Skipped', message: NO_RATES_NOW };
    }
    if (thenCents === null) {
      await this.groups.settle(tx, id, { outcome: 'NotRated', rateArea: area, members, nowCents, missing });
      return { state: 'Skipped', message: ratesMissing(nameOf(rates, missing[0]!.planId), missing[0]!) };
    }
    const rise = riseOf(nowCents, thenCents);
    await this.groups.settle(tx, id, {
      outcome: 'Priced',
      rateArea: area,
      members,
      nowCents,
      thenCents,
      rise,
      shares,
    });
    return { state: 'Done', message: '' };
  }

  /**
   * Coverage that began within a year and, at the latest, before the draft's period: small groups have their rates for a plan year. A
   * corrected file of the current period is also tried on those who have it already.
   */
  private daysOf({ periodStart }: RateDraft): { after: IsoDate; upTo: IsoDate } {
    const today = this.clock.today();
    const before = addDays(periodStart, -1);
    return { after: addYears(today, -1), upTo: before > today ? before : today };
  }

  /** null when its plans are not those any more with which the pricing began. */
  private async priceGroup(
    { quoteId, effectiveDate, countyFips }: WaitingGroup,
    rates: RatesOfDraft,
    tx: EntityManager,
  ): Promise<{ area: number; premium: RehearsedPremium } | null> {
    const { plans: chosen, members } = await this.groups.findSelection(quoteId, tx);
    const plans = chosen.flatMap(({ planId }) => {
      const plan = rates.plans.get(planId);
      return plan ? [{ plan, then: rates.follow(plan, countyFips) }] : [];
    });
    const area = chosen[0]?.rateArea;
    if (area === undefined || plans.length < chosen.length) {
      return null;
    }
    const now = await this.ratesCache.ratesOn(effectiveDate);
    const people = members.map((member) => ({ ...toRatedMember(member), assignedPlanId: member.assignedPlanId }));
    return { area, premium: rehearseGroup({ plans, members: people, area, effectiveDate, now, then: rates.then }) };
  }
}

const nameOf = ({ plans }: RatesOfDraft, planId: number): string => {
  const plan = plans.get(planId);
  return plan ? `${plan.displayName.slice(0, MOST_OF_NAME)} (${plan.hiosPlanId})` : `Plan ${planId}`;
};
