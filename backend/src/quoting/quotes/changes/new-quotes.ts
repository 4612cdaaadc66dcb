import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import { newQuoteName, quoteNameProblem } from '#shared/quotes/quote-name';
import type { Group } from '../../groups/group.table.ts';
import { GroupsRepository } from '../../groups/groups.repository.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Quote } from '../quote.table.ts';
import { type GroupQuote, Quotes } from '../quotes.repository.ts';

/** A second request for the same quote within this time counts as a double click. */
const DOUBLE_CLICK_MS = 2_000;

export type NewQuote = Pick<Quote, 'quoteType' | 'effectiveDate' | 'renewalDate'> & {
  /** Generated from the type and the date if missing. */
  name: string | null;
  copiedFrom: Pick<Quote, 'id' | 'censusChangedAt'> | null;
};

/** The rows of a new quote or a copy. Callers have locked the group for their transaction, so names stay unique. */
@Injectable()
export class NewQuotes {
  constructor(
    private readonly quotes: Quotes,
    private readonly groups: GroupsRepository,
    private readonly clock: Clock,
  ) {}

  /** The quote from this user's first click. A concurrent second request waited, and finds the other's quote. */
  async madeJustNow(tx: EntityManager, user: SessionUser, wanted: FindOptionsWhere<Quote>): Promise<GroupQuote | null> {
    const made = await tx.findOneBy(Quote, {
      ...wanted,
      createdByUserId: user.id,
      status: 'EditingCensus',
      isDeleted: false,
      createdAt: MoreThanOrEqual(new Date(this.clock.now().getTime() - DOUBLE_CLICK_MS)),
    });
    return made && this.quotes.of('group').find(user, made.id, tx);
  }

  /**
   * The quote with the group's agents and an editable census.
   * @throws RULE_BROKEN for an invalid name
   */
  async insert(tx: EntityManager, user: SessionUser, group: Group, quote: NewQuote): Promise<GroupQuote> {
    const { name, copiedFrom, ...columns } = quote;
    const now = this.clock.now();
    const { id } = await tx.save(Quote, {
      ...columns,
      groupId: group.id,
      name: chosenName(name, columns, await this.quotes.listNames(tx, group.id)),
      status: 'EditingCensus',
      statusAt: now,
      copiedFromQuoteId: copiedFrom?.id ?? null,
      censusChangedAt: copiedFrom?.censusChangedAt ?? null,
      readOnlyReason: 0,
      isDeleted: false,
      createdByUserId: user.id,
      createdAt: now,
      modifiedAt: now,
    });
    const agents = await this.groups.listAgents(group.id, tx);
    await this.quotes.replaceAgents(
      tx,
      id,
      agents.map((agent) => agent.id),
    );
    await this.quotes.touch(tx, { id, groupId: group.id });
    return this.quotes.of('group').find(user, id, tx);
  }
}

function chosenName(
  given: string | null,
  { quoteType, effectiveDate }: Pick<Quote, 'quoteType' | 'effectiveDate'>,
  otherNames: readonly string[],
): string {
  if (given === null) {
    return newQuoteName(quoteType, effectiveDate, otherNames);
  }
  const problem = quoteNameProblem(given, otherNames);
  if (problem) {
    throw new AppError('RULE_BROKEN', problem, { Name: [problem] });
  }
  return given.trim();
}
