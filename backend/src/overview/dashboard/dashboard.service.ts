import { Injectable } from '@nestjs/common';
import type { DashboardRow, GroupDashboardRow } from '#shared/groups/dashboard.record';
import { type IndividualDatesFacts, specialFacts } from '#shared/eligibility/individual-dates';
import { lastSelectionDay } from '#shared/eligibility/special-enrollment';
import { audienceOf, mayQuoteIndividuals } from '#shared/roles/permissions';
import { quoteExpiry } from '#shared/individuals/individual-expiry';
import { CAN_EXPIRE_INDIVIDUAL, individualStatusLabel } from '#shared/individuals/individual-status';
import { isUpcomingRenewal, lastUpcomingRenewal } from '#shared/quotes/allowed-effective-dates';
import { groupStatusLabel, shownStatus } from '#shared/quotes/quote-status';
import { isRenewal } from '#shared/quotes/quote-type';
import { Clock } from '../../platform/clock.ts';
import { kindOf, termsOf } from '../../quoting/households/terms-columns.ts';
import { grantedDaysOf } from '../../quoting/households/marketplace-quotes.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { toInstant } from '../../platform/database/raw-values.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { ListSource } from '../../platform/lists/lists.ts';
import { QuotePremiumsRepository, toPremiumAnswer } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import type { PageRange, RenewalWindow } from './dashboard-groups.repository.ts';
import { DashboardSizes } from './dashboard-sizes.ts';
import { DashboardIndividualsRepository, type IndividualRow } from './dashboard-individuals.repository.ts';
import { DashboardRepository, type GroupRow } from './dashboard.repository.ts';

/** Number of groups returned without a range: more than anyone looks at, and few enough for one response. */
const HOME_LIMITS = { newest: 200, renewing: 200, waiting: 50 } as const;

/** Number of quotes of households. */
const MOST_INDIVIDUALS = 200;

/**
 * The home screen: each group that the user sees with its newest quote, and an agent's quotes of households. Staff find these in the
 * console and by search.
 */
@Injectable()
export class DashboardService implements ListSource<object, never, DashboardRow> {
  readonly rows = 'dashboard';
  readonly filters = {};
  readonly orders = [];

  constructor(
    private readonly repository: DashboardRepository,
    private readonly individuals: DashboardIndividualsRepository,
    private readonly premiums: QuotePremiumsRepository,
    private readonly sizes: DashboardSizes,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** All groups, most recently changed first. */
  async listPage(range: PageRange, user: SessionUser) {
    if (!user.permissions.includes('smallgroup')) {
      return { rows: [], total: 0 };
    }
    const readable = await this.repository.findReadable(user);
    const [rows, total] = await Promise.all([this.repository.listPage(readable, range), this.sizes.sizeOf(readable)]);
    return { rows: await this.answers(user, rows), total };
  }

  /**
   * The newest 200 groups, those that renew soon, and those with a quote that needs action; and the newest 200 quotes of households. Most
   * recently changed first.
   */
  async listWhole(_asked: unknown, user: SessionUser): Promise<DashboardRow[]> {
    const [groups, households] = await Promise.all([this.listGroups(user), this.listHouseholds(user)]);
    return [...groups, ...households].sort((one, other) =>
      one.LQMD < other.LQMD ? 1 : one.LQMD > other.LQMD ? -1 : 0,
    );
  }

  private async listHouseholds(user: SessionUser): Promise<DashboardRow[]> {
    const isAgent = !user.isInternal && mayQuoteIndividuals(user.permissions);
    if (!isAgent) {
      return [];
    }
    const facts = { today: this.clock.today(), audience: 'external' as const, rules: await this.rules.inForce() };
    return (await this.individuals.listNewest(user, MOST_INDIVIDUALS)).map((row) => toIndividualRow(row, facts));
  }

  private async listGroups(user: SessionUser): Promise<DashboardRow[]> {
    if (!user.permissions.includes('smallgroup')) {
      return [];
    }
    const readable = await this.repository.findReadable(user);
    return this.answers(user, await this.repository.listHome(readable, this.renewalWindow(user), HOME_LIMITS));
  }

  /** When the renewals are that this user sees as upcoming. */
  renewalWindow(user: SessionUser): RenewalWindow {
    const today = this.clock.today();
    return { from: today, to: lastUpcomingRenewal(today, audienceOf(user.permissions)) };
  }

  async answers(user: SessionUser, rows: readonly GroupRow[]): Promise<GroupDashboardRow[]> {
    const today = this.clock.today();
    const premiums = await this.premiums.find(rows.flatMap(({ quoteId, inForceQuoteId }) => [quoteId, inForceQuoteId]));
    const premiumOf = (quoteId: number | null) => toPremiumAnswer(quoteId === null ? undefined : premiums.get(quoteId));
    return rows.map((row) => ({
      LQS: statusText(user, row),
      LQID: row.quoteId,
      LQMD: toInstant(row.modifiedAt).toISOString(),
      ChangedAt: toInstant(row.activityAt).toISOString(),
      IAG: row.quoteType !== null && isRenewal(row.quoteType),
      IR: isUpcomingRenewal(row.renewalDate, today, audienceOf(user.permissions)),
      DSD: standing(row),
      G: { Id: row.groupId, GEId: row.groupEnterpriseId, GN: row.groupName, RD: row.renewalDate },
      I: null,
      Kind: null,
      SelectBy: null,
      Expiry: null,
      Status: row.status && shownStatus(row.status, audienceOf(user.permissions)),
      QuoteName: row.quoteName,
      EffectiveDate: row.effectiveDate,
      Members: Number(row.members),
      Quotes: Number(row.quotes),
      Premium: premiumOf(row.quoteId),
      PremiumNow: premiumOf(row.inForceQuoteId),
      ProposalOpenedAt: row.proposalOpenedAt && toInstant(row.proposalOpenedAt).toISOString(),
      ProposalSentAt: row.proposalSentAt && toInstant(row.proposalSentAt).toISOString(),
      MissingDocuments: row.missingDocuments ?? 0,
      AgentRepliedAt: row.agentRepliedAt && toInstant(row.agentRepliedAt).toISOString(),
    }));
  }
}

const toIndividualRow = (row: IndividualRow, facts: IndividualDatesFacts): DashboardRow => ({
  LQS: individualStatusLabel(row.status, 'agentDashboard'),
  LQID: row.quoteId,
  LQMD: toInstant(row.modifiedAt).toISOString(),
  ChangedAt: toInstant(row.modifiedAt).toISOString(),
  IAG: isRenewal(row.quoteType),
  IR: false,
  DSD: isRenewal(row.quoteType) ? 'ACTIVE' : 'NEW BUSINESS',
  G: null,
  I: { FN: row.subscriberFirstName, LN: row.subscriberLastName, QId: row.quoteId },
  Kind: kindOf(row),
  ...daysOf(row, { ...facts, granted: grantedDaysOf(row.grantedDates) }),
  Status: row.status,
  QuoteName: row.quoteName,
  EffectiveDate: row.effectiveDate,
  Members: row.members,
  Quotes: 1,
  Premium: null,
  PremiumNow: null,
  ProposalOpenedAt: null,
  ProposalSentAt: null,
  MissingDocuments: 0,
  AgentRepliedAt: null,
});

/** Until when plans of a special enrollment can be selected, and whether the quote can be continued; null once it is submitted. */
function daysOf(row: IndividualRow, facts: IndividualDatesFacts): Pick<DashboardRow, 'SelectBy' | 'Expiry'> {
  const { enrollmentType, qualifyingEvent, eventDate, eventAnswer, status } = row;
  const isEnding = enrollmentType === 'Special' && eventDate !== null && CAN_EXPIRE_INDIVIDUAL.includes(status);
  return {
    SelectBy: isEnding ? lastSelectionDay(eventDate, specialFacts(qualifyingEvent, facts, eventAnswer)) : null,
    Expiry: quoteExpiry({ ...row, ...termsOf(row) }, facts),
  };
}

/** Spec 001 section 4, "Dashboard display rewrites". A group without a quote has no status: it shows its type instead. */
function statusText(user: SessionUser, row: GroupRow): string {
  if (row.status !== null) {
    return groupStatusLabel(row.status, audienceOf(user.permissions));
  }
  return standing(row) === 'ACTIVE' ? 'Active' : groupStatusLabel('NewGroup', audienceOf(user.permissions));
}

/** A group is new business until it has an insurer-assigned number or a renewal date. */
const standing = ({ groupEnterpriseId, renewalDate }: GroupRow): DashboardRow['DSD'] =>
  groupEnterpriseId === null && renewalDate === null ? 'NEW BUSINESS' : 'ACTIVE';
