import { PREMIUM_SUM } from '#shared/quotes/quote-premium.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import { code, count, day, described, dollars, listOf, nested } from '#shared/records/kinds';

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
    'The newest quotes of groups that are not decided.',
  ),
  Renewals: described(nested('Renewals', RENEWALS), `Within ${RENEWALS_WITHIN_DAYS} days.`),
  RenewalMonths: described(
    listOf('Renewals by month', nested('Month', record({ Month: day('First day'), Groups: count('Groups') }))),
    'This month and the eleven that follow.',
  ),
});

export type DashboardFigures = Wire<typeof DASHBOARD_FIGURES>;
