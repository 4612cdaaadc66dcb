import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CAN_EXPIRE_INDIVIDUAL } from '#shared/individuals/individual-status';
import { grouped } from '../../../platform/database/grouped.ts';
import { rowsOf } from '../../../platform/database/run-sql.ts';
import { list, selected, sql, table } from '../../../platform/database/sql.ts';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { MarketplaceQuote } from '../../../quoting/households/marketplace-quote.table.ts';
import { IndividualDetails } from '../../../quoting/quotes/individual-details.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import type { Effect } from './effect.ts';

const q = table(Quote, 'q');
const household = table(IndividualDetails, 'household');
const m = table(CensusMember, 'm');
const decision = table(MarketplaceQuote, 'decision');

/** Facts about many quotes of households, as plain columns. For staff only, who see every household. */
@Injectable()
export class OpenIndividualsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The quotes among these ids that are not submitted yet, or not paid for, by id. */
  listOpen(after: number, upTo: number): Promise<OpenIndividual[]> {
    return rowsOf<OpenIndividual>(
      this.database.manager,
      sql`SELECT ${OPEN_INDIVIDUAL} FROM ${q} JOIN ${household} ON ${household.quoteId} = ${q.id}
        LEFT JOIN ${decision} ON ${decision.quoteId} = ${q.id}
        WHERE ${q.id} > ${after} AND ${q.id} <= ${upTo} AND ${q.isDeleted} = 0
          AND ${q.status} IN (${list([...CAN_EXPIRE_INDIVIDUAL, 'PaymentPending'])}) ORDER BY ${q.id}`,
    );
  }

  async mapPeople(ids: readonly number[]): Promise<Map<number, PersonFacts[]>> {
    const rows = await rowsOf<PersonFacts & { quoteId: number }>(
      this.database.manager,
      sql`SELECT ${m.quoteId}, ${m.dateOfBirth}, ${m.relationship}, ${m.medicalStatus}, ${m.otherCoverage}, ${m.isPregnant},
        ${m.medicaidDeniedOn} FROM ${m} WHERE ${m.quoteId} IN (${list(ids)})`,
    );
    return grouped(rows, 'quoteId', ({ quoteId: _quote, ...person }) => person);
  }
}

const OPEN_INDIVIDUAL = selected<OpenIndividual>({
  id: q.id,
  name: q.name,
  status: q.status,
  effectiveDate: q.effectiveDate,
  readOnlyReason: q.readOnlyReason,
  isFfm: household.isFfm,
  grantedDates: decision.effectiveDates,
  planType: household.planType,
  enrollmentType: household.enrollmentType,
  qualifyingEvent: household.qualifyingEvent,
  eventDate: household.eventDate,
  eventAnswer: household.eventAnswer,
  coverageMonths: household.coverageMonths,
  householdSize: household.householdSize,
  annualIncome: household.annualIncome,
  subscriberFirstName: household.subscriberFirstName,
  subscriberLastName: household.subscriberLastName,
});

/** An open quote of a household with the inputs of the rules: plain columns. */
export type OpenIndividual = Pick<Quote, 'id' | 'name' | 'status' | 'effectiveDate' | 'readOnlyReason'> &
  Pick<
    IndividualDetails,
    | 'planType'
    | 'enrollmentType'
    | 'qualifyingEvent'
    | 'eventDate'
    | 'eventAnswer'
    | 'coverageMonths'
    | 'householdSize'
    | 'annualIncome'
    | 'subscriberFirstName'
    | 'subscriberLastName'
  > & {
    isFfm: number | boolean;
    /** As stored. */
    grantedDates: string | null;
  };

export type PersonFacts = Pick<
  CensusMember,
  'dateOfBirth' | 'relationship' | 'medicalStatus' | 'otherCoverage' | 'isPregnant' | 'medicaidDeniedOn'
>;

/** Data beyond the quote itself, read only if an effect needs them. */
export interface HouseholdFacts {
  people: readonly PersonFacts[];
}

export type IndividualQuoteEffect = Effect<OpenIndividual, HouseholdFacts, keyof HouseholdFacts>;
