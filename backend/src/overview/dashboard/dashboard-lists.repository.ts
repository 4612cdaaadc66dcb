import { type DashboardFileRequest, type DashboardOrder, stageOf, USUAL_SORT } from '#shared/groups/dashboard.record';
import { groupStatusLabel, LABELS, QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import { isRenewal, QUOTE_TYPES } from '#shared/quotes/quote-type';
import { DIRECTIONS, joined, list, NOTHING, type Sql, sql, table } from '../../platform/database/sql.ts';
import {
  censusQuoteOf,
  inForceQuoteOf,
  newestQuoteOf,
  standingQuoteOf,
} from '../../quoting/groups/census-quote.repository.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import {
  limitTo,
  newestGroups,
  type PageRange,
  type Readable,
  renewingGroups,
  type RenewalWindow,
  seen,
  seenGroups,
  visibleGroups,
} from './dashboard-groups.repository.ts';

const g = table(Group, 'g');
const q = table(Quote, 'q');
const priced = table(Quote, 'priced');

/** Which groups of a list, in which order. */
export interface FoundRows extends Pick<DashboardFileRequest, 'List' | 'Order' | 'Direction' | 'Stage' | 'Text'> {
  /** When upcoming renewals are. */
  window: RenewalWindow;
  audience: 'external' | 'internal';
}

/** Selects the `id` of groups; `order` is that of the ids, for a statement that joins these groups as `g`, and the selection as `picked`. */
interface FoundGroups {
  ids: Sql;
  order: Sql;
}

const STANDING_QUOTE = sql`LEFT JOIN ${q} ON ${q.id} = ${standingQuoteOf(g.id)}`;

/**
 * The last change and, of renewals, the day are read from an index until the page is full. Any other order reads the whole book of an agent:
 * some thousands of groups.
 * Groups without a value come last in both directions.
 */
export function foundGroups(readable: Readable, found: FoundRows, page: PageRange | null): FoundGroups {
  const way = DIRECTIONS[found.Direction];
  const where = joined([...inList(found), ...inStage(found), ...inGroup(found)], ' AND ');
  if (found.Order === USUAL_SORT.quotes.field) {
    const joins = found.Stage || found.Text ? STANDING_QUOTE : NOTHING;
    return {
      ids: newestGroups(readable, { page, direction: found.Direction, narrowed: { joins, where } }),
      order: sql`${g.activityAt} ${way}, ${g.id} ${way}`,
    };
  }
  const isWhole = !found.Stage && !found.Text;
  if (readable === 'everything' || (isWhole && found.List === 'renewals' && found.Order === 'RenewalDate')) {
    return {
      ids: renewingGroups(readable, found.window, { page, direction: found.Direction }),
      order: sql`${g.renewalDate} ${way}, ${g.id} ${way}`,
    };
  }
  const from = sql`FROM ${visibleGroups(readable)} ${STANDING_QUOTE}`;
  const pricedQuote = PRICED_QUOTES[found.Order];
  const sorted = pricedQuote
    ? sql`SELECT ${g.id} AS id, ${priced.premiumCents} AS sortedBy ${from} LEFT JOIN ${priced} ON ${priced.id} = ${pricedQuote}
        WHERE ${where}`
    : sql`SELECT ${g.id} AS id, ${sortKey(found)} AS sortedBy ${from} WHERE ${where}`;
  return {
    ids: sql`SELECT id, sortedBy FROM (${sorted}) sorted ORDER BY sortedBy IS NULL, sortedBy ${way}, id ${way} ${limitTo(page)}`,
    order: sql`picked.sortedBy IS NULL, picked.sortedBy ${way}, ${g.id} ${way}`,
  };
}

/** By the `status` of the quotes that stand for them, as `total`; for staff, whose lists know no stages, in all. */
export function countFoundGroups(readable: Readable, found: FoundRows): Sql {
  if (readable === 'everything') {
    const where = joined(inList(found), ' AND ');
    return sql`SELECT NULL AS status, COUNT(*) AS total FROM ${g} WHERE ${where}`;
  }
  if (!found.Text) {
    const { from, to } = found.window;
    const isUpcoming = sql`${seen.renewalDate} BETWEEN ${from} AND ${to}`;
    const where =
      found.List === 'renewals'
        ? isUpcoming
        : sql`(${seen.renewalDate} IS NULL OR NOT ${isUpcoming} OR ${seen.status} IS NOT NULL)`;
    return sql`SELECT ${seen.status} AS status, COUNT(*) AS total FROM ${seenGroups(readable, ['status'], where)}
      GROUP BY ${seen.status}`;
  }
  const where = joined([...inList(found), ...inGroup(found)], ' AND ');
  return sql`SELECT ${q.status} AS status, COUNT(*) AS total FROM ${visibleGroups(readable)} ${STANDING_QUOTE}
    WHERE ${where} GROUP BY ${q.status}`;
}

/** Quotes in progress and new groups; and renewals. */
const inList = ({ List, window: { from, to } }: FoundRows): Sql[] => [
  List === 'renewals'
    ? sql`${g.renewalDate} BETWEEN ${from} AND ${to}`
    : sql`(${g.renewalDate} IS NULL OR ${g.renewalDate} NOT BETWEEN ${from} AND ${to}
        OR ${newestQuoteOf(g.id)} IS NOT NULL)`,
];

const inStage = ({ Stage }: FoundRows): Sql[] =>
  Stage === null
    ? []
    : [
        sql`COALESCE(${q.status}, 'NewGroup') IN (${list(QUOTE_STATUSES.filter((status) => stageOf(status) === Stage))})`,
      ];

/** Each word occurs in the group's name or number, the quote's name or number, or the status. */
function inGroup({ Text, audience }: FoundRows): Sql[] {
  const status = byStatus((label) => label, audience);
  return withWords(Text ?? '', sql`CONCAT_WS(' ', ${g.name}, ${g.groupEnterpriseId}, ${q.name}, ${q.id}, ${status})`);
}

/** Each word of a text occurs in what is searched. */
export function withWords(text: string, searched: Sql): Sql[] {
  const words = text.split(/\s+/).filter(Boolean);
  // Few different texts, as prepared statements require: a missing word is found everywhere.
  const count = words.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(words.length));
  return Array.from({ length: count }, (_, at) => {
    const pattern = `%${(words[at] ?? '').replace(/[!%_]/g, '!$&')}%`;
    return sql`LOWER(${searched}) LIKE LOWER(${pattern}) ESCAPE '!'`;
  });
}

/** The quotes whose premiums an order compares. */
const PRICED_QUOTES: Partial<Record<DashboardOrder, Sql>> = {
  Premium: q.id,
  PremiumNow: inForceQuoteOf(g.id, g.renewalDate),
  PremiumThen: sql`CASE WHEN ${q.quoteType} IN (${list(QUOTE_TYPES.filter(isRenewal))}) THEN ${q.id} END`,
};

const KEYS: Partial<Record<DashboardOrder, Sql>> = {
  // SQLite sorts lowercase letters after uppercase ones.
  Group: sql`LOWER(${g.name})`,
  Quote: sql`LOWER(${q.name})`,
  EffectiveDate: q.effectiveDate,
  RenewalDate: g.renewalDate,
  Members: sql`COALESCE(${censusQuoteOf(g.id, 'memberCount')}, 0)`,
};

const ACTIVE = 'Active';
const STATUS_LABELS = [...new Set([ACTIVE, ...Object.values(LABELS)])].sort();

/** A status is sorted as it reads. */
const sortKey = ({ Order, audience }: FoundRows): Sql =>
  KEYS[Order] ?? byStatus((label) => STATUS_LABELS.indexOf(label), audience);

/** A value for the status that the row shows. */
const byStatus = (valueOf: (label: string) => string | number, audience: FoundRows['audience']): Sql => {
  const value = (status: QuoteStatus) => valueOf(groupStatusLabel(status, audience));
  const cases = QUOTE_STATUSES.map((status) => sql`WHEN ${status} THEN ${value(status)}`);
  return sql`CASE COALESCE(${q.status}, CASE WHEN ${g.groupEnterpriseId} IS NULL AND ${g.renewalDate} IS NULL THEN 'NewGroup' END)
    ${joined(cases, ' ')} ELSE ${valueOf(ACTIVE)} END`;
};
