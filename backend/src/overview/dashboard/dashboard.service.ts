import { Injectable } from '@nestjs/common';
import type { IsoDate } from '#shared/dates/iso-date';
import { type IndividualDatesFacts, openEvents, specialFacts } from '#shared/eligibility/individual-dates';
import { lastSelectionDay } from '#shared/eligibility/special-enrollment';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import {
  canSortBy,
  type DashboardFileRequest,
  type DashboardPage,
  type DashboardQuery,
  type DashboardRow,
  type GroupDashboardRow,
  type HouseholdsPage,
  type HouseholdsQuery,
  type IndividualDashboardRow,
  premiumThen,
  type Stage,
  stageOf,
  STAGES,
} from '#shared/groups/dashboard.record';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { mayQuoteIndividuals, audienceOf } from '#shared/roles/permissions';
import { quoteExpiry } from '#shared/individuals/individual-expiry';
import { CAN_EXPIRE_INDIVIDUAL, individualStatusLabel } from '#shared/individuals/individual-status';
import { isUpcomingRenewal, lastUpcomingRenewal } from '#shared/quotes/allowed-effective-dates';
import { groupStatusLabel, shownStatus } from '#shared/quotes/quote-status';
import { isRenewal } from '#shared/quotes/quote-type';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import { toInstant } from '../../platform/database/raw-values.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import { CSV_TYPE, type CsvColumns, csvOfChunks } from '../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { ListSource } from '../../platform/http/lists.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { kindOf, termsOf } from '../../quoting/households/terms-columns.ts';
import { grantedDaysOf } from '../../quoting/households/marketplace-quotes.repository.ts';
import { QuotePremiumsRepository, toPremiumAnswer } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import type { PageRange, Readable, RenewalWindow } from './dashboard-groups.repository.ts';
import { DashboardIndividualsRepository, type IndividualRow } from './dashboard-individuals.repository.ts';
import type { FoundRows } from './dashboard-lists.repository.ts';
import { DashboardRepository, type GroupRow } from './dashboard.repository.ts';

/** Rows of a file read at a time: a long list must not block other requests. */
const CHUNK = 500;

const STAFF_ORDER = {
  quotes: 'The groups of all agents can be sorted by last change only.',
  renewals: 'The renewals of all agents can be sorted by renewal date only.',
} as const;
const STAFF_FILTER = 'The groups of all agents cannot be filtered here. Find a group with Search.';

type StageCounts = Record<Stage, number>;

/** Number of groups returned without a range: more than anyone looks at, and few enough for one response. */
const HOME_LIMITS = { newest: 200, renewing: 200, waiting: 50 } as const;

/** The same of quotes of households. */
const MOST_HOUSEHOLDS = 200;

/** Open special enrollments that are looked through for those that have not ended: more than any agent has. */
const MOST_ENDING = 500;

/**
 * The home screen: each group that the user sees with the quote that stands for it, and an agent's quotes of households. Staff find these in the
 * console and by search. Its two lists of groups are each over all groups that the user sees.
 */
@Injectable()
export class DashboardService implements ListSource<object, never, DashboardRow> {
  readonly rows = 'dashboard';
  readonly filters = {};
  readonly orders = [];

  /** Of the groups that a user sees: counting 20,000 costs more than showing ten. */
  private readonly sizes = new CountCache<number>((size) => size);
  private readonly households = new CountCache<number>((size) => size);
  private readonly stages = new CountCache<StageCounts>(totalOf);

  constructor(
    private readonly repository: DashboardRepository,
    private readonly individuals: DashboardIndividualsRepository,
    private readonly premiums: QuotePremiumsRepository,
    private readonly rules: RulesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** All groups, most recently changed first. */
  async listPage(range: PageRange, user: SessionUser) {
    if (!user.permissions.includes('smallgroup')) {
      return { rows: [], total: 0 };
    }
    const readable = await this.repository.findReadable(user);
    const [rows, total] = await Promise.all([
      this.repository.listPage(readable, range),
      this.sizes.get(String(readable), () => this.repository.count(readable)),
    ]);
    return { rows: await this.answers(user, rows), total };
  }

  /**
   * The newest 200 groups, those that renew soon, and those with a quote that needs action; and 200 quotes of households:
   * those that wait for the agent, then the newest. Most recently changed first.
   */
  async listWhole(_asked: unknown, user: SessionUser): Promise<DashboardRow[]> {
    const [groups, households] = await Promise.all([this.listGroups(user), this.listHouseholds(user)]);
    return [...groups, ...households].sort((one, other) =>
      one.LQMD < other.LQMD ? 1 : one.LQMD > other.LQMD ? -1 : 0,
    );
  }

  /** A page of one of the lists. @throws INVALID_INPUT for an order or a filter that staff do not have */
  async listFound(user: SessionUser, { Page, PageSize: count, ...asked }: DashboardQuery): Promise<DashboardPage> {
    const { readable, found } = await this.open(user, asked);
    const rowsOf = (page: number) => this.repository.listFound(readable, found, { first: (page - 1) * count, count });
    const [rows, counts] = await Promise.all([rowsOf(Page), this.stagesOf(readable, found)]);
    const total = asked.Stage ? counts[asked.Stage] : totalOf(counts);
    const lastPage = Math.max(1, Math.ceil(total / count));
    const isBeyond = rows.length === 0 && Page > lastPage;
    return {
      Rows: await this.answers(user, isBeyond ? await rowsOf(lastPage) : rows),
      Page: isBeyond ? lastPage : Page,
      Total: total,
      Counts: user.isInternal ? [] : STAGES.map((Stage) => ({ Stage, Count: counts[Stage] })),
    };
  }

  /** A page of an agent's quotes of households. */
  async listFoundHouseholds(user: SessionUser, asked: HouseholdsQuery): Promise<HouseholdsPage> {
    const { Text: text, PageSize: count } = asked;
    const agentIds = await this.individuals.findAgents(user);
    const pageAt = (page: number) => ({ first: (page - 1) * count, count });
    const facts = await this.householdFacts();
    const { usual, others } = openEvents(facts);
    const since = others.reduce((day, { first }) => (first < day ? first : day), usual);
    const [rows, all, special] = await Promise.all([
      asked.Ending ? [] : this.individuals.list(agentIds, text, pageAt(asked.Page)),
      this.countHouseholds(agentIds, text),
      this.individuals.listOpenSpecial(agentIds, text, since, MOST_ENDING),
    ]);
    const ending = endingFirst(
      special.map((row) => toIndividualRow(row, facts)),
      facts.today,
    );
    const lastPage = Math.max(1, Math.ceil((asked.Ending ? ending.length : all) / count));
    const page = Math.min(asked.Page, lastPage);
    const { first } = pageAt(page);
    const shown = page === asked.Page ? rows : await this.individuals.list(agentIds, text, pageAt(page));
    return {
      Rows: asked.Ending ? ending.slice(first, first + count) : shown.map((row) => toIndividualRow(row, facts)),
      Page: page,
      All: all,
      Ending: ending.length,
    };
  }

  /** A list of the dashboard with its search, stage and order, all pages of it. The export is audited. @throws as `listFound` */
  async export(user: SessionUser, asked: DashboardFileRequest): Promise<FileAnswer> {
    const body = await csvOfChunks(DASHBOARD_COLUMNS, await this.listAll(user, asked));
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'export-dashboard', subject: 'dashboard', subjectId: asked.List }),
    );
    return { fileName: `${asked.List}.csv`, contentType: CSV_TYPE, body };
  }

  private async listHouseholds(user: SessionUser): Promise<DashboardRow[]> {
    const isAgent = !user.isInternal && mayQuoteIndividuals(user.permissions);
    if (!isAgent) {
      return [];
    }
    const facts = await this.householdFacts();
    const rows = await this.individuals.listHome(await this.individuals.findAgents(user), MOST_HOUSEHOLDS);
    return rows.map((row) => toIndividualRow(row, facts));
  }

  private async householdFacts(): Promise<IndividualDatesFacts> {
    return { today: this.clock.today(), audience: 'external', rules: await this.rules.inForce() };
  }

  private countHouseholds(agentIds: readonly number[], text: string | null): Promise<number> {
    const count = () => this.individuals.count(agentIds, text);
    return text ? count() : this.households.get(String(agentIds), count);
  }

  private async listGroups(user: SessionUser): Promise<DashboardRow[]> {
    if (!user.permissions.includes('smallgroup')) {
      return [];
    }
    const readable = await this.repository.findReadable(user);
    return this.answers(user, await this.repository.listHome(readable, this.renewalWindow(user), HOME_LIMITS));
  }

  private async open(
    user: SessionUser,
    asked: DashboardFileRequest,
  ): Promise<{ readable: Readable; found: FoundRows }> {
    if (!canSortBy(asked.List, asked.Order, user.isInternal)) {
      const message = STAFF_ORDER[asked.List];
      throw new AppError('INVALID_INPUT', message, { Order: [message] });
    }
    if (user.isInternal && (asked.Stage || asked.Text)) {
      throw new AppError('INVALID_INPUT', STAFF_FILTER, { [asked.Stage ? 'Stage' : 'Text']: [STAFF_FILTER] });
    }
    const found = { ...asked, window: this.renewalWindow(user), audience: audienceOf(user.permissions) };
    return { readable: await this.repository.findReadable(user), found };
  }

  /** All pages, read while they are sent. */
  private async listAll(user: SessionUser, asked: DashboardFileRequest): Promise<AsyncIterable<GroupDashboardRow[]>> {
    const { readable, found } = await this.open(user, asked);
    return this.chunks(user, await this.repository.listFoundIds(readable, found));
  }

  private async *chunks(user: SessionUser, ids: readonly number[]): AsyncIterable<GroupDashboardRow[]> {
    for (let first = 0; first < ids.length; first += CHUNK) {
      yield this.answers(user, await this.repository.listById(ids.slice(first, first + CHUNK)));
    }
  }

  /** The groups of a list by stage; for staff all in one. Those that match a text are counted each time. */
  private stagesOf(readable: Readable, found: FoundRows): Promise<StageCounts> {
    const count = () => this.countStages(readable, found);
    const { List, window } = found;
    return found.Text ? count() : this.stages.get(JSON.stringify([readable, List, window]), count);
  }

  private async countStages(readable: Readable, found: FoundRows): Promise<StageCounts> {
    const counts: StageCounts = { progress: 0, review: 0, finished: 0 };
    for (const { status, groups } of await this.repository.countFound(readable, found)) {
      counts[stageOf(status)] += groups;
    }
    return counts;
  }

  /** When the renewals are that this user sees as upcoming. */
  private renewalWindow(user: SessionUser): RenewalWindow {
    const today = this.clock.today();
    return { from: today, to: lastUpcomingRenewal(today, audienceOf(user.permissions)) };
  }

  private async answers(user: SessionUser, rows: readonly GroupRow[]): Promise<GroupDashboardRow[]> {
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
      BeforeCredit: false,
      DocumentsDue: null,
      ContractId: null,
      ProposalOpenedAt: row.proposalOpenedAt && toInstant(row.proposalOpenedAt).toISOString(),
      ProposalSentAt: row.proposalSentAt && toInstant(row.proposalSentAt).toISOString(),
      ClientAnsweredAt: row.clientAnsweredAt && toInstant(row.clientAnsweredAt).toISOString(),
      MissingDocuments: row.missingDocuments ?? 0,
      AgentRepliedAt: row.agentRepliedAt && toInstant(row.agentRepliedAt).toISOString(),
    }));
  }
}

const totalOf = (counts: StageCounts): number => STAGES.reduce((sum, stage) => sum + counts[stage], 0);

/** Special enrollments in which plans can still be selected, those that end first on top. */
const endingFirst = (rows: readonly IndividualDashboardRow[], today: IsoDate): readonly IndividualDashboardRow[] =>
  rows
    .flatMap((row) => (row.SelectBy !== null && row.Expiry?.Kind !== 'expired' ? { row, day: row.SelectBy } : []))
    .filter(({ day }) => day >= today)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map(({ row }) => row);

const toIndividualRow = (row: IndividualRow, facts: IndividualDatesFacts): IndividualDashboardRow => ({
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
  Premium: toPremiumAnswer(
    row.premiumCents === null ? null : { cents: row.premiumCents, isLowest: Boolean(row.isPremiumLowest) },
  ),
  BeforeCredit: hasCredit(row),
  PremiumNow: null,
  DocumentsDue: row.status === 'PendingSEVerification' ? row.documentsDue : null,
  ContractId: row.contractNumber,
  ProposalOpenedAt: null,
  ProposalSentAt: null,
  ClientAnsweredAt: row.clientAnsweredAt && toInstant(row.clientAnsweredAt).toISOString(),
  MissingDocuments: 0,
  AgentRepliedAt: null,
});

/** Granted by the marketplace, or elected; how much an estimate comes to is not worked out for a list. */
const hasCredit = ({ isFfm, grantedAptcCents, electedAptcCents, electsMaximum }: IndividualRow): boolean =>
  isFfm ? (grantedAptcCents ?? 0) > 0 : (electedAptcCents ?? 0) > 0 || Boolean(electsMaximum);

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

/** An amount that spreadsheets add up; where there is a choice of plans the lowest, which a column of its own says. */
const amount = (premium: GroupDashboardRow['Premium']): string => premium?.Amount.toFixed(2) ?? '';

/** Of both lists of the dashboard. */
const DASHBOARD_COLUMNS: CsvColumns<GroupDashboardRow> = [
  ['Group', ({ G }) => G.GN],
  ['Group number', ({ G }) => shownGroupNumber(G.GEId)],
  ['Quote', ({ QuoteName }) => QuoteName ?? ''],
  ['Status', ({ LQS }) => LQS],
  ['Effective date', ({ EffectiveDate }) => formatDay(EffectiveDate)],
  ['Renewal date', ({ G }) => formatDay(G.RD)],
  ['Members', ({ Members }) => String(Members)],
  ['Premium', ({ Premium }) => amount(Premium)],
  ['Premium now', ({ PremiumNow }) => amount(PremiumNow)],
  ['Premium at the renewal', (row) => amount(premiumThen(row))],
  ['Proposal sent', ({ ProposalSentAt }) => formatInstant(ProposalSentAt)],
  ['Proposal opened', ({ ProposalOpenedAt }) => formatInstant(ProposalOpenedAt)],
  ['Premium is the lowest', ({ Premium }) => (Premium ? (Premium.IsLowest ? 'Yes' : 'No') : '')],
  ['Last change', ({ ChangedAt }) => formatInstant(ChangedAt)],
];
