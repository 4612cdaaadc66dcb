import { pageQuery } from '#shared/answers/list-query.record';
import { EXPIRY } from '#shared/individuals/individual-quote.record';
import { INDIVIDUAL_KINDS } from '#shared/individuals/individual-terms';
import { PREMIUM, PREMIUM_SUM } from '#shared/quotes/quote-premium.record';
import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  flag,
  id,
  instant,
  listOf,
  nested,
  optional,
  orNull,
  text,
  whole,
} from '#shared/records/kinds';

const GROUP = record({
  Id: id('Group'),
  GEId: orNull(text('Group number', { example: 'G100234' })),
  GN: text('Group', { example: 'Lakeside Pottery' }),
  RD: orNull(day('Renewal date')),
});

const INDIVIDUAL = record({
  FN: text('First name', { about: "Of the applicant; '' while unknown.", example: 'Ada' }),
  LN: text('Last name', { example: 'Byron' }),
  QId: id('Quote'),
});

/** A row of GET /api/dashboard, of a group or of a household; short names as in spec 001 section 3. */
export const DASHBOARD_ROW = record('DashboardAnswer', {
  LQS: text('Status', { about: 'Last quote status as shown to this user.', example: 'Quoting' }),
  LQID: described(
    orNull(id('Quote')),
    'The most advanced of those that have changed since the last decision; of equal ones the newest.',
  ),
  LQMD: described(instant('Last change'), 'Last quote modified.'),
  ChangedAt: described(instant('Last change'), 'Of the group or any of its quotes.'),
  IAG: flag('Renewal', { about: 'The last quote is a renewal.' }),
  IR: flag('Upcoming renewal'),
  DSD: code('Standing', ['ACTIVE', 'NEW BUSINESS']),
  G: described(orNull(nested('Group', GROUP)), 'null for a household.'),
  I: described(orNull(nested('Individual', INDIVIDUAL)), 'null for a group.'),
  Kind: described(orNull(code('Kind', INDIVIDUAL_KINDS)), 'Of the quote of a household.'),
  SelectBy: described(
    orNull(day('Select plans by')),
    'Last day to select plans, of a special enrollment that is being quoted or enrolled.',
  ),
  Expiry: described(
    orNull(nested('Expiry', EXPIRY)),
    'Of the quote of a household that cannot be continued as it is; null when it can, and for a group.',
  ),
  Status: orNull(code('State', QUOTE_STATUSES)),
  QuoteName: orNull(text('Quote')),
  EffectiveDate: orNull(day('Effective date')),
  Members: count('Members'),
  Quotes: described(count('Quotes'), 'How many quotes the group has, without deleted ones.'),
  Premium: described(orNull(nested('Premium', PREMIUM)), 'Of the last quote; null without plans.'),
  BeforeCredit: flag('Before the tax credit', {
    about: 'The premium is that of a household with a tax credit, before it.',
  }),
  PremiumNow: described(
    orNull(nested('Premium now', PREMIUM)),
    'Of the plans in force until the renewal date; null without them.',
  ),
  ProposalOpenedAt: described(
    orNull(instant('Proposal opened')),
    'When someone last opened a shared proposal of the last quote.',
  ),
  ProposalSentAt: described(
    orNull(instant('Proposal sent')),
    'When a proposal of the last quote was last sent by email.',
  ),
  ClientAnsweredAt: described(
    orNull(instant('Client answered')),
    'When a client last answered a shared proposal or comparison of the last quote and nobody has marked it as answered.',
  ),
  DocumentsDue: described(
    orNull(day('Documents due')),
    'Until when the marketplace waits for the documents of a household; null when it does not.',
  ),
  ContractId: described(orNull(text('Contract number')), 'Of the contract that the quote of a household has become.'),
  MissingDocuments: described(count('Missing documents'), 'Documents that the enrollment of the quote still needs.'),
  AgentRepliedAt: described(
    orNull(instant('Agent replied')),
    'Of a pended quote whose agent has replied or uploaded a document since.',
  ),
});

export type DashboardRow = Wire<typeof DASHBOARD_ROW>;
/** A group with the quote that stands for it. */
export type GroupDashboardRow = DashboardRow & { G: NonNullable<DashboardRow['G']> };
/** The quote of a household. */
export type IndividualDashboardRow = DashboardRow & { I: NonNullable<DashboardRow['I']> };

export const DASHBOARD_RANGE = pageQuery(
  "JSON: [first, last], at most 100 groups; without it the newest 200, those that renew soon and those that need action, and\nof an agent's quotes of households 200, those that need action before the newest.",
);

/** Whose turn it is, in the agent's wording. */
export const STAGES = ['progress', 'review', 'finished'] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_LABELS: Record<Stage, string> = {
  progress: 'In progress',
  review: 'With sales',
  finished: 'Finished',
};

const REVIEW: readonly QuoteStatus[] = ['Complete', 'Pended', 'PendingPassive', 'PendingSEVerification'];
const FINISHED: readonly QuoteStatus[] = [
  'Approved',
  'PassivelyRenewed',
  'PassiveRenewalFailure',
  'Rejected',
  'Declined',
  'Expired',
  'Invalid',
];

export function stageOf(status: QuoteStatus | null): Stage {
  if (status && REVIEW.includes(status)) {
    return 'review';
  }
  return status && FINISHED.includes(status) ? 'finished' : 'progress';
}

/** The two lists of groups on the dashboard. Source: spec 001 section 2, "/dashboard". */
export const DASHBOARD_LISTS = ['quotes', 'renewals'] as const;
export type DashboardList = (typeof DASHBOARD_LISTS)[number];

/** What a list can be sorted by. Rows without a value come last. */
export const DASHBOARD_ORDERS = [
  'Group',
  'Quote',
  'Status',
  'EffectiveDate',
  'RenewalDate',
  'Premium',
  'PremiumNow',
  'PremiumThen',
  'Members',
  'LastChange',
] as const;
export type DashboardOrder = (typeof DASHBOARD_ORDERS)[number];

export interface DashboardSort {
  field: DashboardOrder;
  direction: 'ASC' | 'DESC';
}

/** The most recently changed quotes first, and the renewals that are soonest. */
export const USUAL_SORT: Record<DashboardList, DashboardSort> = {
  quotes: { field: 'LastChange', direction: 'DESC' },
  renewals: { field: 'RenewalDate', direction: 'ASC' },
};

/** Staff see all groups, which only the usual order of a list reads by an index. */
export const canSortBy = (list: DashboardList, field: DashboardOrder, isInternal: boolean): boolean =>
  !isInternal || field === USUAL_SORT[list].field;

/** The group renews soon, and the quote that stands for it is not for the renewal. */
export const needsRenewalQuote = ({ IR, IAG, LQID }: GroupDashboardRow): boolean => IR && !(IAG && LQID !== null);

/** What the group will pay from its renewal date on; null until its renewal quote has plans. */
export const premiumThen = (row: GroupDashboardRow): GroupDashboardRow['Premium'] => (row.IAG ? row.Premium : null);

/** Which rows of the dashboard, in which order. Staff send neither a stage nor a text. */
const FOUND_ROWS = {
  List: code('List', DASHBOARD_LISTS),
  Order: code('Order', DASHBOARD_ORDERS),
  Direction: code('Direction', ['ASC', 'DESC']),
  Stage: optional(code('Stage', STAGES)),
  Text: optional(text('Search text', { max: 200 })),
};

/** POST /api/dashboard/rows.csv: all of them. */
export const DASHBOARD_FILE = record('DashboardFileBody', FOUND_ROWS);
export type DashboardFileRequest = Wire<typeof DASHBOARD_FILE>;

/** POST /api/dashboard/rows: a page of them. */
export const DASHBOARD_QUERY = record('DashboardQueryBody', {
  ...FOUND_ROWS,
  Page: whole('Page', { min: 1, max: 1_000_000, example: 1, about: '1 for the first; beyond the end, the last page.' }),
  PageSize: whole('Rows per page', { min: 1, max: 100, example: 10 }),
});
export type DashboardQuery = Wire<typeof DASHBOARD_QUERY>;

const STAGE_COUNT = record({ Stage: code('Stage', STAGES), Count: count('Count') });

/** A page of a list of the dashboard, of all groups that the user sees. */
export const DASHBOARD_PAGE = record('DashboardPageAnswer', {
  Rows: listOf('Rows', nested('Row', DASHBOARD_ROW)),
  Page: described(count('Page'), 'That of the rows, 1 for the first.'),
  Total: described(count('Total'), 'Groups on all pages.'),
  Counts: described(
    listOf('Stages', nested('Stage', STAGE_COUNT)),
    'Groups by stage, whichever stage was asked for; none for staff.',
  ),
});
export type DashboardPage = Wire<typeof DASHBOARD_PAGE>;

/** POST /api/dashboard/households: a page of an agent's quotes of households. */
export const HOUSEHOLDS_QUERY = record('DashboardHouseholdsBody', {
  Ending: flag('Special enrollments', { about: 'Only those that can still be used, the one that ends first on top.' }),
  Text: optional(text('Search text', { max: 200 })),
  Page: whole('Page', { min: 1, max: 1_000_000, example: 1, about: '1 for the first; beyond the end, the last page.' }),
  PageSize: whole('Rows per page', { min: 1, max: 100, example: 10 }),
});
export type HouseholdsQuery = Wire<typeof HOUSEHOLDS_QUERY>;

export const HOUSEHOLDS_PAGE = record('DashboardHouseholdsAnswer', {
  Rows: listOf('Rows', nested('Row', DASHBOARD_ROW)),
  Page: described(count('Page'), 'That of the rows, 1 for the first.'),
  All: described(count('All'), 'Quotes that match the text.'),
  Ending: described(
    count('Special enrollments'),
    'Of these, the special enrollments that can still be used, of the newest 500 that are open.',
  ),
});
export type HouseholdsPage = Wire<typeof HOUSEHOLDS_PAGE>;

/** Ours: the specification has no such figures. */
export const RENEWALS_WITHIN_DAYS = 60;

const premium = (label: string, about: string) => dollars(label, { about });

const PIPELINE_STATUS = record({
  Status: code('State', QUOTE_STATUSES),
  Quotes: count('Quotes'),
  Premium: nested('Premium', PREMIUM_SUM),
});

const RENEWALS = record({
  Groups: count('Groups'),
  PremiumNow: described(nested('Premium now', PREMIUM_SUM), 'Of all of them.'),
  Compared: described(count('Compared'), 'Groups whose premium is known, now and on their renewal quote.'),
  ComparedNow: premium('Premium now', 'Of the compared groups.'),
  ComparedThen: premium('Premium at the renewal', 'Of the compared groups.'),
});

/** GET /api/dashboard/figures: sums over all groups that an agent sees. Premiums are monthly dollars. */
export const DASHBOARD_FIGURES = record('DashboardFiguresAnswer', {
  Pipeline: described(
    listOf('Pipeline', nested('Status', PIPELINE_STATUS)),
    'The quotes that stand for groups and are not decided.',
  ),
  Renewals: described(nested('Renewals', RENEWALS), `Within ${RENEWALS_WITHIN_DAYS} days.`),
  RenewalMonths: described(
    listOf('Renewals by month', nested('Month', record({ Month: day('First day'), Groups: count('Groups') }))),
    'This month and the eleven that follow.',
  ),
});

export type DashboardFigures = Wire<typeof DASHBOARD_FIGURES>;
