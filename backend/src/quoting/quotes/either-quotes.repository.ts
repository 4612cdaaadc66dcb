import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { IsoDate } from '#shared/dates/iso-date';
import { mayQuoteIndividuals } from '#shared/individuals/individual-access';
import type { IndividualPlanType } from '#shared/individuals/individual-terms';
import { askTogether, type Question } from '../../platform/database/ask-together.ts';
import { EntityColumns } from '../../platform/database/entity-columns.ts';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { joined, type Sql, sql, table } from '../../platform/database/sql.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { Group } from '../groups/group.table.ts';
import { visibleGroups } from '../groups/visible-groups.repository.ts';
import { noteEventOfAgents } from './event-of-agents.repository.ts';
import { IndividualDetails } from './individual-details.table.ts';
import { QuoteAgent } from './quote-agent.table.ts';
import { marketOf, type QuoteTerms, type StoredTaxHousehold, taxHouseholdOf } from './quote-terms.ts';
import { Quote } from './quote.table.ts';
import {
  type AnyQuote,
  foundQuote,
  type GroupQuote,
  type IndividualQuote,
  lockOf,
  QuotesRepository,
} from './quotes.repository.ts';

const quote = table(Quote, 'quote');
const employer = table(Group, 'employer');
const household = table(IndividualDetails, 'household');
const assigned = table(QuoteAgent, 'assigned');
const FROM_EITHER = sql`FROM ${quote} LEFT JOIN ${employer} ON ${employer.id} = ${quote.groupId}
  LEFT JOIN ${household} ON ${household.quoteId} = ${quote.id}`;

type DetailChanges = Partial<Omit<IndividualDetails, 'quoteId' | 'quote'>>;

/** Quotes of groups and of households: for what both have, and for those of households alone. */
@Injectable()
export class EitherQuotesRepository {
  private readonly columns: EntityColumns<Quote>;
  private readonly groups: EntityColumns<Group>;
  private readonly households: EntityColumns<IndividualDetails>;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly quotes: QuotesRepository,
  ) {
    this.columns = new EntityColumns(database, Quote, 'quote');
    this.groups = new EntityColumns(database, Group, 'employer');
    this.households = new EntityColumns(database, IndividualDetails, 'household');
  }

  /** A quote of either line that this user may see. @throws NOT_FOUND */
  async find(user: SessionUser, id: number, tx: EntityManager = this.database.manager): Promise<AnyQuote> {
    const [found] = await this.either(user, sql`${quote.id} = ${id}`, tx);
    return foundQuote(id, found);
  }

  /** Same, locked until the transaction ends. @throws NOT_FOUND */
  async findForUpdate(user: SessionUser, id: number, tx: EntityManager): Promise<AnyQuote> {
    await takeTurn(tx, 'quote', id);
    const [found] = await this.either(user, sql`${quote.id} = ${id} ${lockOf(tx)}`, tx);
    return foundQuote(id, found);
  }

  /** The inputs for pricing a quote. @throws NOT_FOUND */
  async findTerms(user: SessionUser, id: number): Promise<QuoteTerms> {
    const { terms } = await askTogether(this.database.manager, { terms: termsOf(user, id) });
    return toTerms(foundQuote(id, terms[0]));
  }

  /** The quote of a household that this user may see. @throws NOT_FOUND, for a quote of a group too */
  async findIndividual(user: SessionUser, id: number): Promise<IndividualQuote> {
    return individualOnly(id, await this.find(user, id));
  }

  /** Same, locked until the transaction ends. @throws NOT_FOUND */
  async findIndividualForUpdate(user: SessionUser, id: number, tx: EntityManager): Promise<IndividualQuote> {
    return individualOnly(id, await this.findForUpdate(user, id, tx));
  }

  /** The quote of a household, with its agents. Its people are added by the caller. */
  async insertIndividual(
    tx: EntityManager,
    columns: Omit<QueryDeepPartialEntity<Quote>, 'id' | 'groupId' | 'group'>,
    { details, agentIds }: { details: Omit<IndividualDetails, 'quoteId' | 'quote'>; agentIds: readonly number[] },
  ): Promise<IndividualQuote> {
    const quote = await tx.save(Quote, { ...columns, groupId: null } as Quote);
    const individual = await tx.save(IndividualDetails, { ...details, quoteId: quote.id });
    await this.quotes.replaceAgents(tx, quote.id, agentIds);
    await noteEventOfAgents(tx, quote.id);
    return Object.assign(quote, { individual }) as IndividualQuote;
  }

  /** The quotes of households that this user began since, with an applicant born on this day. */
  async listBegunSince(
    tx: EntityManager,
    user: SessionUser,
    { since, birthDate }: { since: Date; birthDate: IsoDate },
  ): Promise<IndividualQuote[]> {
    const mine = sql`${quote.createdByUserId} = ${user.id} AND ${quote.createdAt} >= ${toStoredInstant(since)}`;
    const same = sql`${household.subscriberBirthDate} = ${birthDate} AND ${quote.isDeleted} = 0`;
    const found = await this.either(user, sql`${mine} AND ${same}`, tx);
    return found.filter((each) => each.groupId === null);
  }

  /** The ids of the quote's agents, in order. */
  async listAgentIds(tx: EntityManager | undefined, quoteId: number): Promise<number[]> {
    return (await this.quotes.listAgents(quoteId, tx)).map(({ id }) => id);
  }

  /** Same as QuotesRepository.save, with what a household has; without agents they stay. @throws STALE_VERSION */
  async saveIndividual(
    tx: EntityManager,
    quote: IndividualQuote,
    {
      columns,
      details,
      agentIds,
    }: {
      columns: Partial<Pick<Quote, 'name' | 'effectiveDate' | 'readOnlyReason'>>;
      details: DetailChanges;
      agentIds: readonly number[] | null;
    },
  ): Promise<IndividualQuote> {
    const saved = await this.quotes.save(tx, quote, columns);
    await this.saveDetails(tx, quote.id, details);
    if (agentIds) {
      await this.quotes.replaceAgents(tx, quote.id, agentIds);
    }
    if (agentIds ?? ('eventDate' in details || 'enrollmentType' in details)) {
      await noteEventOfAgents(tx, quote.id);
    }
    return Object.assign(saved, { individual: { ...quote.individual, ...details } });
  }

  /** For changes of the plans: moves the quote to the top of every list; its version is unchanged. */
  touch(tx: EntityManager, quote: AnyQuote): Promise<void> {
    return this.quotes.touch(tx, quote);
  }

  /** For changes of the people: what lists show of the applicant, and the quote at the top of them. */
  async noteHousehold(tx: EntityManager, quote: IndividualQuote, applicant: Partial<IndividualDetails>): Promise<void> {
    await this.saveDetails(tx, quote.id, applicant);
    await this.quotes.touchCensus(tx, quote);
  }

  private async saveDetails(tx: EntityManager, quoteId: number, changes: DetailChanges): Promise<void> {
    if (Object.keys(changes).length > 0) {
      await tx.update(IndividualDetails, { quoteId }, changes);
    }
  }

  private async either(user: SessionUser, condition: Sql, tx: EntityManager): Promise<AnyQuote[]> {
    const rows = await preparedRows<Record<string, unknown>>(
      tx,
      sql`SELECT ${this.columns.selected}, ${this.groups.selected}, ${this.households.selected}
        ${FROM_EITHER} WHERE ${visibleOfEitherLine(user)} AND ${condition}`,
    );
    return rows.map((row) =>
      row['quote_groupId'] === null
        ? (Object.assign(this.columns.read(row), { individual: this.households.read(row) }) as IndividualQuote)
        : (Object.assign(this.columns.read(row), { group: this.groups.read(row) }) as GroupQuote),
    );
  }
}

type StoredTerms = Omit<QuoteTerms, 'market' | 'isFfm' | 'household'> &
  StoredTaxHousehold & {
    planType: IndividualPlanType | null;
    isFfm: boolean | number | null;
  };

/** For `askTogether`: no row if the user may not see the quote. */
export const termsOf = (user: SessionUser, id: number): Question<StoredTerms> => ({
  columns: {
    effectiveDate: quote.effectiveDate,
    countyFips: sql`COALESCE(${employer.countyFips}, ${household.countyFips})`,
    rateArea: sql`COALESCE(${employer.rateArea}, ${household.rateArea})`,
    planType: household.planType,
    status: quote.status,
    isFfm: household.isFfm,
    householdSize: household.householdSize,
    annualIncome: household.annualIncome,
    electedAptcCents: household.electedAptcCents,
    electsMaximum: household.electsMaximum,
    grantedAptcCents: household.grantedAptcCents,
    grantedCsrLevel: household.grantedCsrLevel,
  },
  from: sql`${FROM_EITHER} WHERE ${quote.id} = ${id} AND ${visibleOfEitherLine(user)}`,
});

export function toTerms({ planType, isFfm, ...stored }: StoredTerms): QuoteTerms {
  const { effectiveDate, countyFips, rateArea } = stored;
  return {
    ...{ effectiveDate, countyFips, rateArea },
    market: marketOf(planType),
    isFfm: Boolean(isFfm),
    household: planType === null ? null : taxHouseholdOf(stored),
  };
}

/** Groups need the permission for groups, households one of those for individuals. */
function visibleOfEitherLine(user: SessionUser): Sql {
  const seen = sql`SELECT 1 FROM ${assigned} WHERE ${assigned.quoteId} = ${quote.id}
    AND ${visibleAgents(user, assigned.agentId)}`;
  const households = user.isInternal ? sql`1 = 1` : sql`EXISTS (${seen})`;
  const lines = [
    ...(user.permissions.includes('smallgroup')
      ? [sql`${quote.groupId} IS NOT NULL AND ${visibleGroups(user, quote.groupId)}`]
      : []),
    ...(mayQuoteIndividuals(user.permissions) ? [sql`${quote.groupId} IS NULL AND ${households}`] : []),
  ];
  const visible = lines.length === 0 ? sql`1 = 0` : sql`(${joined(lines, ' OR ')})`;
  return user.isInternal ? visible : sql`${visible} AND ${quote.isDeleted} = 0`;
}

/** @throws NOT_FOUND */
function individualOnly(id: number, found: AnyQuote): IndividualQuote {
  return foundQuote(id, found.groupId === null ? found : undefined);
}
