import { Injectable } from '@nestjs/common';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-run.record';
import { addDays } from '#shared/dates/iso-date';
import {
  isAcaGroup,
  isInWindow,
  NOT_UPCOMING,
  NOTHING_IN_FORCE,
  OUTSIDE_WINDOW,
  passiveRenewalProblem,
  RENEWAL_FAILED,
} from '#shared/renewals/passive-renewal';
import {
  RENEWAL_STANDINGS,
  type RenewalStanding,
  renewalStanding,
  type RenewalState,
  renewalStateLabel,
} from '#shared/renewals/renewal-state';
import {
  type SubmitForPassiveRenewalsRequest,
  type SubmitForPassiveRenewalsResponse,
  UPCOMING_ORDERS,
  type UpcomingCounts,
  type UpcomingFilter,
  type UpcomingGroupIds,
  type UpcomingOrder,
  type UpcomingRenewalRow,
} from '#shared/renewals/upcoming-renewal.record';
import { BulkRunsService } from '../../platform/bulk-runs/bulk-runs.service.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { RawListQuery } from '../../platform/http/list-query.ts';
import type { Finish } from '../../platform/jobs/idempotency.ts';
import { type Asked, askedOf, type FiledList, inSteps, type PageQuery } from '../../platform/http/lists.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { RenewalPlansService } from '../../quoting/renewal-plans/renewal-plans.service.ts';
import { PassiveSelectionService } from '../../quoting/renewals/passive/passive-selection.service.ts';
import { type RenewalFacts, RenewalFactsRepository } from './renewal-facts.repository.ts';
import { type DayRange, UPCOMING_COLUMNS, UPCOMING_FILTERS, upcomingDays, upcomingQuery } from './upcoming-query.ts';
import {
  type DatedQuery,
  type StandingCounts,
  type UpcomingGroup,
  UpcomingRenewalsRepository,
} from './upcoming-renewals.repository.ts';

/** Data about the groups of a page, by group or quote id. */
type Known = RenewalFacts & { manualSelections: Set<number> };

const NEED_A_REASON: readonly RenewalStanding[] = ['Failed', 'PlansChosen', 'NotPossible'];

/** Maximum number of ids for "select all". */
const MOST_IDS = 20_000;

/**
 * The groups with upcoming renewals, as a list and as a file: spec 002 sections 2 and 7. Describes groups for the list and its file: a
 * few queries for any number. Which renewal quotes have manually selected plans. For which renewal dates groups can be renewed passively
 * today: the window's rules may differ by the quote's effective date. Submits groups for passive renewal, or for the survey whether they
 * intend to renew: a worker then processes them one by one.
 */
@Injectable()
export class UpcomingRenewalsService implements FiledList<UpcomingFilter, UpcomingOrder, UpcomingRenewalRow> {
  readonly rows = 'GetUpcomingPassiveRenewals';
  readonly filters = UPCOMING_FILTERS;
  readonly orders = UPCOMING_ORDERS;
  readonly columns = UPCOMING_COLUMNS;
  private readonly totals = new CountCache<number>((total) => total);
  private readonly standings = new CountCache<StandingCounts>((counts) =>
    Object.values(counts).reduce((sum, each) => sum + each, 0),
  );

  constructor(
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly clock: Clock,
    private readonly facts: RenewalFactsRepository,
    private readonly rules: RulesService,
    private readonly quotes: Quotes,
    private readonly renewalPlans: RenewalPlansService,
    private readonly selection: PassiveSelectionService,
    private readonly transactions: Transactions,
    private readonly startRun: BulkRunsService,
  ) {}

  fileOf({ id }: SessionUser) {
    return { name: 'passive-renewals', action: 'export-passive-renewals', subject: 'user', subjectId: id };
  }

  async listPage({ filter, ...window }: PageQuery<UpcomingFilter, UpcomingOrder>, user: SessionUser) {
    const query = await this.queryOf(filter);
    const [groups, total] = await Promise.all([this.upcoming.listPage(user, query, window), this.count(user, query)]);
    return { rows: await this.describe(user, groups), total };
  }

  async *listAll({ filter }: Asked<UpcomingFilter, UpcomingOrder>, user: SessionUser) {
    const query = await this.queryOf(filter);
    const steps = inSteps<UpcomingGroup>((after, count) => this.upcoming.listAfter(user, query, { after, count }));
    for await (const groups of steps) {
      yield await this.describe(user, groups);
    }
  }

  /** By the filter, apart from its Standing. @throws INVALID_INPUT */
  async countStandings(user: SessionUser, raw: RawListQuery): Promise<UpcomingCounts> {
    return this.standingsOf(user, await this.queryOf(this.filterOf(raw)));
  }

  /** The matches that are ready. @throws INVALID_INPUT */
  async listIds(user: SessionUser, raw: RawListQuery): Promise<UpcomingGroupIds> {
    const filter = this.filterOf(raw);
    const standings = (filter.Standing?.length ? filter.Standing : RENEWAL_STANDINGS).filter(
      (each) => each === 'Ready',
    );
    const query = { ...(await this.queryOf(filter)), standings };
    const groups = await this.upcoming.listAfter(user, query, { after: null, count: MOST_IDS });
    return { GroupIds: groups.map(({ groupId }) => groupId) };
  }

  private filterOf(raw: RawListQuery): UpcomingFilter {
    return askedOf<UpcomingFilter, UpcomingOrder>(this, raw).filter;
  }

  private async queryOf(filter: UpcomingFilter): Promise<DatedQuery> {
    const query = upcomingQuery(filter, this.clock.today());
    return { ...query, open: await this.listOpenDays(query) };
  }

  private async count(user: SessionUser, query: DatedQuery): Promise<number> {
    if (query.standings === null) {
      return this.totals.get(keyOf(user, query), () => this.upcoming.count(user, query));
    }
    const counts = await this.standingsOf(user, query);
    return query.standings.reduce((sum, each) => sum + counts[each], 0);
  }

  private standingsOf(user: SessionUser, query: DatedQuery): Promise<StandingCounts> {
    return this.standings.get(keyOf(user, query), () => this.upcoming.countStandings(user, query));
  }

  private async describe(user: SessionUser, groups: readonly UpcomingGroup[]): Promise<UpcomingRenewalRow[]> {
    const known = await this.findKnown(user, groups);
    return Promise.all(groups.map((group) => this.toRow(user, group, known)));
  }

  private async findKnown(user: SessionUser, groups: readonly UpcomingGroup[]): Promise<Known> {
    const facts = await this.facts.find(groups);
    return { ...facts, manualSelections: await this.listOwnChoices(user, facts.withPlans) };
  }

  private async toRow(user: SessionUser, group: UpcomingGroup, known: Known): Promise<UpcomingRenewalRow> {
    const { groupId, quoteId, status } = group;
    const plans = known.plans.get(groupId) ?? [];
    const problem =
      plans.length === 0
        ? NOTHING_IN_FORCE
        : ((await this.findProblem(user, group, known)) ?? known.censusProblems.get(groupId) ?? null);
    const state: RenewalState = status ?? 'NotStarted';
    const [IsSubmitted, canRenew] = [known.submitted.has(groupId), problem === null];
    const hasPlans = known.withPlans.includes(quoteId ?? 0);
    const Standing = renewalStanding({ Status: state, IsSubmitted, hasPlans, canRenew });
    return {
      GroupId: groupId,
      GroupName: group.groupName,
      GroupEnterpriseId: group.groupEnterpriseId,
      RenewalDate: group.renewalDate,
      QuoteId: quoteId,
      Status: state,
      QuoteStatus: renewalStateLabel(state),
      IsAcaGroup: isAcaGroup(plans),
      Agents: known.agents.get(groupId) ?? [],
      CanRenew: canRenew,
      Standing,
      Message: NEED_A_REASON.includes(Standing) ? (problem ?? '') : '',
      Renewed: known.renewed.get(quoteId ?? 0) ?? null,
      IsSubmitted,
      Survey: known.surveys.get(groupId) ?? null,
    };
  }

  private async findProblem(
    user: SessionUser,
    { groupId, renewalDate, quoteId, status }: UpcomingGroup,
    { plans, failures, manualSelections }: Known,
  ): Promise<string | null> {
    if (status === 'PassiveRenewalFailure') {
      return `${failures.get(quoteId ?? 0) ?? ''} ${RENEWAL_FAILED}`.trim();
    }
    const rules = await this.rules.inForce(renewalDate);
    return passiveRenewalProblem({
      isInternal: user.isInternal,
      // A quote in Pending Passive is finished by submitting it again.
      quote: {
        quoteType: 'SmallGroupRenewal',
        status: status === null || status === 'PendingPassive' ? 'EditingCensus' : status,
        isDeleted: false,
      },
      isAcaGroup: isAcaGroup(plans.get(groupId) ?? []),
      today: this.clock.today(),
      windowStart: rules.PassiveRenewalStartDate,
      windowEnd: rules.PassiveRenewalEndDate,
      hasOwnChoice: manualSelections.has(quoteId ?? 0),
      // Only the relevant quote is checked: one in progress would take precedence.
      isRenewedElsewhere: false,
    });
  }

  /** @param quoteIds of quotes that have plans: pass few, because each is priced */
  private async listOwnChoices(user: SessionUser, quoteIds: readonly number[]): Promise<Set<number>> {
    const own = new Set<number>();
    for (const id of quoteIds) {
      const renewal = await this.renewalPlans.find(await this.quotes.of('group').find(user, id));
      if (await this.selection.hasOwnChoice(renewal)) {
        own.add(id);
      }
    }
    return own;
  }

  /** Those in this range, as few ranges. */
  private async listOpenDays({ from, to }: DayRange): Promise<DayRange[]> {
    const today = this.clock.today();
    const ranges: DayRange[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const rules = await this.rules.inForce(day);
      const window = { windowStart: rules.PassiveRenewalStartDate, windowEnd: rules.PassiveRenewalEndDate };
      const last = ranges.at(-1);
      if (!isInWindow({ today, ...window })) {
        continue;
      }
      if (last && addDays(last.to, 1) === day) {
        last.to = day;
      } else {
        ranges.push({ from: day, to: day });
      }
    }
    return ranges;
  }

  /**
   * All or nothing: one ineligible group refuses them all, but one that is already waiting is just skipped.
   * @throws NOT_FOUND, RULE_BROKEN, WRONG_STATE when all are already waiting
   */
  async submit(
    user: SessionUser,
    { groupIds, renewalType }: SubmitForPassiveRenewalsRequest,
    finish: Finish<SubmitForPassiveRenewalsResponse>,
  ): Promise<SubmitForPassiveRenewalsResponse> {
    if (renewalType === 'PassiveRenewal') {
      await this.refuseOutsideWindow();
    }
    const ids = [...new Set(groupIds)];
    for (let first = 0; first < ids.length; first += IDS_A_QUERY) {
      await this.refuseUnlessUpcoming(user, ids.slice(first, first + IDS_A_QUERY));
    }
    const run = { kind: KINDS[renewalType], subjectIds: ids, allWaiting: ALL_SUBMITTED };
    return this.transactions.run(async (tx) => {
      const started = await this.startRun.start(tx, user, run);
      const answer = { ...started, AlreadySubmitted: ids.length - started.Total };
      await finish(tx, answer);
      return answer;
    });
  }

  private async refuseOutsideWindow(): Promise<void> {
    const { PassiveRenewalStartDate: windowStart, PassiveRenewalEndDate: windowEnd } = await this.rules.inForce();
    if (!isInWindow({ today: this.clock.today(), windowStart, windowEnd })) {
      throw new AppError('RULE_BROKEN', OUTSIDE_WINDOW);
    }
  }

  private async refuseUnlessUpcoming(user: SessionUser, ids: readonly number[]): Promise<void> {
    const upcoming = await this.upcoming.listUpcoming(user, upcomingDays(this.clock.today()), ids);
    if (upcoming.length === ids.length) {
      return;
    }
    const known = new Set(upcoming.map(({ groupId }) => groupId));
    const [stranger] = ids.filter((id) => !known.has(id));
    const isVisible = (await this.upcoming.listVisibleIds(user, [stranger!])).length > 0;
    throw isVisible
      ? new AppError('RULE_BROKEN', `Group ${stranger}: ${NOT_UPCOMING}`, { groupIds: [NOT_UPCOMING] })
      : new AppError('NOT_FOUND', `Group ${stranger} was not found.`);
  }
}

/** The conditions for the counts, regardless of order, page and standing. */
function keyOf(user: SessionUser, { from, to, terms, states, groupIds, open }: DatedQuery): string {
  const reader = user.isInternal ? 'staff' : user.id;
  return JSON.stringify([reader, from, to, terms, states, groupIds, open]);
}

export const ALL_SUBMITTED = 'All these groups have been submitted and are waiting.';
const IDS_A_QUERY = 1_000;
const KINDS: Record<SubmitForPassiveRenewalsRequest['renewalType'], BulkRunKind> = {
  PassiveRenewal: 'passive-renewal',
  Survey: 'passive-renewal-survey',
};
