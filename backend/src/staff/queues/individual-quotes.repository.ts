import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import type { IndividualQueueOrder, IndividualQueueRow } from '#shared/sales/individual-application.record';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { joined, list, type Sql, sql, table } from '../../platform/database/sql.ts';
import { User } from '../../platform/people/user.table.ts';
import { applicantsNamed, ofKind } from '../../quoting/quotes/applicants.repository.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import type { IndividualQueueQuery, IndividualSearch } from './individual-queue-query.ts';
import { lastMove, q, type QueueKind, SHARED_ORDERS, sharedConditions } from './queued-quotes.repository.ts';
import { QuoteQueue } from './quote-queue.ts';

const h = table(IndividualDetails, 'h');
const n = table(Quote, 'n');
const born = table(IndividualDetails, 'born');
const u = table(User, 'u');

const HOUSEHOLD = sql`JOIN ${h} ON ${h.quoteId} = ${q.id}`;

/** Distinct ids. */
const foundQuotes = (search: IndividualSearch): Sql =>
  'day' in search
    ? sql`SELECT ${n.id} FROM ${n} WHERE ${n.effectiveDate} = ${search.day}
        UNION SELECT ${born.quoteId} FROM ${born} WHERE ${born.subscriberBirthDate} = ${search.day}`
    : sql`${applicantsNamed(search.name)} UNION SELECT ${n.id} FROM ${n} WHERE ${n.id} = ${search.quoteId}`;

const ofHousehold = (condition: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM ${h} WHERE ${h.quoteId} = ${q.id} AND ${condition})`;

function submitted({ submittedSince, submittedBefore }: IndividualQueueQuery): Sql[] {
  const days = [
    ...(submittedSince === null ? [] : [sql`${h.submittedAt} >= ${toStoredInstant(submittedSince)}`]),
    ...(submittedBefore === null ? [] : [sql`${h.submittedAt} < ${toStoredInstant(submittedBefore)}`]),
  ];
  return days.length === 0 ? [] : [ofHousehold(joined(days, ' AND '))];
}

const INDIVIDUAL_QUEUE: QueueKind<IndividualQueueQuery, IndividualQueueOrder> = {
  types: INDIVIDUAL_QUOTE_TYPES,
  orders: {
    StatusAt: SHARED_ORDERS.StatusAt,
    QuoteId: SHARED_ORDERS.Id,
    EffectiveDate: SHARED_ORDERS.EffectiveDate,
    Status: SHARED_ORDERS.Status,
    AssignedToFullname: SHARED_ORDERS.AssignedToFullname,
    LastName: { column: h.lastNameKey, tie: h.firstNameKey, join: HOUSEHOLD },
    SubmittedDate: { column: h.submittedAt, join: HOUSEHOLD },
  },
  narrowing: (query) => ({
    found: query.search && foundQuotes(query.search),
    conditions: [...sharedConditions(query), ...submitted(query), ...(query.isAssigned ? [TAKEN] : [])],
    wide: [
      ...(query.isAssigned === false ? [FREE] : []),
      ...(query.kind === null ? [] : [ofHousehold(ofKind(h, query.kind))]),
    ],
  }),
};

const TAKEN = sql`${q.assignedToUserId} IS NOT NULL`;
const FREE = sql`${q.assignedToUserId} IS NULL`;

/** A quote with its applicant and the user who works on it, as returned by the database. */
export type SelectedApplication = Pick<IndividualQueueRow, 'QuoteId' | 'Status' | 'ApprovalTime'> &
  Pick<IndividualDetails, 'planType' | 'enrollmentType'> & { isFfm: number | boolean };

/** The quotes of all households. */
@Injectable()
export class IndividualQueue extends QuoteQueue<IndividualQueueQuery, IndividualQueueOrder> {
  constructor(@InjectDataSource() private readonly database: DataSource) {
    super(database, INDIVIDUAL_QUEUE);
  }

  /** In the order of the ids; there must be at least one. */
  async listRows(ids: readonly number[]): Promise<SelectedApplication[]> {
    const rows = await rowsOf<SelectedApplication>(
      this.database.manager,
      sql`SELECT ${q.id} AS QuoteId, ${q.version} AS Version, ${q.name} AS Name, ${q.quoteType} AS QuoteType,
         ${q.status} AS Status, ${q.statusAt} AS StatusAt, ${h.planType}, ${h.enrollmentType}, ${h.isFfm},
         ${h.subscriberFirstName} AS FirstName, ${h.subscriberLastName} AS LastName, ${q.effectiveDate} AS EffectiveDate,
         ${h.submittedAt} AS SubmittedDate, ${lastMove(['Approved', 'PassivelyRenewed'])} AS ApprovalTime,
         ${u.fullName} AS AssignedToFullname, ${u.username} AS AssignedToUsername, ${q.assignedAt} AS AssignedAt,
         ${q.isDeleted} AS IsDeleted
       FROM ${q} ${HOUSEHOLD} LEFT JOIN ${u} ON ${u.id} = ${q.assignedToUserId} WHERE ${q.id} IN (${list(ids)})`,
    );
    const byId = new Map(rows.map((row) => [row.QuoteId, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
