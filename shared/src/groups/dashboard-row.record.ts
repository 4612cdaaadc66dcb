import { pageQuery } from '#shared/answers/list-query.record';
import { EXPIRY } from '#shared/individuals/individual-quote.record';
import { INDIVIDUAL_KINDS } from '#shared/individuals/individual-terms';
import { PREMIUM } from '#shared/quotes/quote-premium.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import { code, count, day, described, flag, id, instant, nested, orNull, text } from '#shared/records/kinds';

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
  LQID: described(orNull(id('Quote')), 'Last quote.'),
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
  Premium: described(orNull(nested('Premium', PREMIUM)), 'Of the last quote; null without plans, and for a household.'),
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
    'When a proposal of the last quote was last sent by e-mail.',
  ),
  MissingDocuments: described(count('Missing documents'), 'Documents that the enrollment of the quote still needs.'),
  AgentRepliedAt: described(
    orNull(instant('Agent replied')),
    'Of a pended quote whose agent has replied or uploaded a document since.',
  ),
});

export type DashboardRow = Wire<typeof DASHBOARD_ROW>;
/** A group with its newest quote. */
export type GroupDashboardRow = DashboardRow & { G: NonNullable<DashboardRow['G']> };
/** The quote of a household. */
export type IndividualDashboardRow = DashboardRow & { I: NonNullable<DashboardRow['I']> };

export const DASHBOARD_RANGE = pageQuery(
  "JSON: [first, last], at most 100 groups; without it the newest 200, those that renew soon and those that need action, and\nan agent's newest 200 quotes of households.",
);
