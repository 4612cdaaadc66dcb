import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, MoreThanOrEqual } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { isInForce, isNewGroup } from '#shared/groups/group-facts';
import { EFFECTIVE_DATE_NOT_ALLOWED, NO_RENEWAL_TO_QUOTE } from '#shared/quotes/allowed-effective-dates';
import type { CopyQuoteFacts } from '#shared/quotes/copy-quote';
import { areExternalFunctionsDisabled } from '#shared/quotes/external-functions';
import {
  newQuoteDates,
  type NewQuoteFacts,
  newQuoteProblem,
  noNewQuoteReason,
  preferredNewDate,
} from '#shared/quotes/new-quote';
import { newQuoteName, quoteNameProblem } from '#shared/quotes/quote-name';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import { GROUP_QUOTE_TYPES, isRenewal, type QuoteType } from '#shared/quotes/quote-type';
import type { NEW_QUOTE, NewQuoteOption, QuoteResponse } from '#shared/quotes/quote.record';
import type { Wire } from '#shared/records/field';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { toGroupResponse } from '../groups/group-response.ts';
import type { Group } from '../groups/group.table.ts';
import { GroupsRepository } from '../groups/groups.repository.ts';
import { effectiveDateFacts } from './effective-dates.ts';
import type { SiblingQuote } from './quote-questions.repository.ts';
import { QuoteDoctorsRepository } from './quote-doctors.repository.ts';
import { QuoteMedicinesRepository } from './quote-medicines.repository.ts';
import { QuoteRecords } from './quote-records.service.ts';
import { toQuoteResponse } from './quote-response.ts';
import { Quote } from './quote.table.ts';
import { type GroupQuote, Quotes } from './quotes.repository.ts';
import { RelatedToQuoteRepository } from './related-to-quote.repository.ts';

/** A second request for the same quote within this time counts as a double click. */
const DOUBLE_CLICK_MS = 2_000;

export type NewQuote = Pick<Quote, 'quoteType' | 'effectiveDate' | 'renewalDate'> & {
  /** Generated from the type and the date if missing. */
  name: string | null;
  copiedFrom: Pick<Quote, 'id' | 'censusChangedAt'> | null;
};

/** The quotes of groups: read, with the same number of queries for a whole group as for one quote, and begun. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly quotes: Quotes,
    private readonly groups: GroupsRepository,
    private readonly related: RelatedToQuoteRepository,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly records: QuoteRecords,
    private readonly rules: RulesService,
    private readonly doctors: QuoteDoctorsRepository,
    private readonly medicines: QuoteMedicinesRepository,
  ) {}

  async find(user: SessionUser, id: number): Promise<QuoteResponse> {
    return this.describe(user, await this.quotes.of('group').find(user, id));
  }

  /** The quotes of a group, newest first. @throws NOT_FOUND for a group that the user may not see */
  async listByGroup(user: SessionUser, groupId: number): Promise<QuoteResponse[]> {
    const group = await this.groups.findVisible(user, groupId);
    return this.answers(user, group, await this.quotes.listByGroup(user, groupId));
  }

  /** For a quote already checked for this user. */
  async describe(user: SessionUser, quote: GroupQuote): Promise<QuoteResponse> {
    const [answer] = await this.answers(user, quote.group, [quote]);
    return answer!;
  }

  private async answers(user: SessionUser, group: Group, quotes: readonly GroupQuote[]): Promise<QuoteResponse[]> {
    const around = await this.related.find(group.id, quotes);
    const { agents, ...known } = around.ofGroup;
    const groupAnswer = toGroupResponse(group, agents, known);
    return Promise.all(
      quotes.map(async (quote) =>
        toQuoteResponse(quote, {
          group: groupAnswer,
          agents: around.agents.get(quote.id) ?? [],
          notifications: around.notifications.get(quote.id) ?? [],
          original: around.originals.get(quote.copiedFromQuoteId ?? 0) ?? null,
          hasBenefitsSummary: around.summarised.has(quote.id),
          siblings: around.siblings,
          copyFacts: await this.copyFacts(user, quote, around.siblings),
          canChangeEffectiveDate: canChangeEffectiveDate(quote),
        }),
      ),
    );
  }

  /** The most suitable type first: a renewal while the group is in force. @throws NOT_FOUND */
  async listNewQuoteOptions(user: SessionUser, groupId: number): Promise<NewQuoteOption[]> {
    const group = await this.groups.findVisible(user, groupId);
    const renews = isInForce(group, this.clock.today());
    const types = [...GROUP_QUOTE_TYPES].sort((one, other) =>
      isRenewal(one) === renews ? -1 : isRenewal(other) === renews ? 1 : 0,
    );
    return Promise.all(
      types.map(async (QuoteType) => {
        const facts = await this.newQuoteFacts(user, group, QuoteType);
        return {
          QuoteType,
          Problem: noNewQuoteReason(facts),
          EffectiveDates: newQuoteDates(facts),
          EffectiveDate: preferredNewDate(facts),
        };
      }),
    );
  }

  /**
   * Creates a quote with an editable census. Repeating the request right away returns the quote that the first one created.
   * @param fill puts people on the census of the new quote
   * @throws NOT_FOUND, RULE_BROKEN with the reason why no quote can be started
   */
  create(
    user: SessionUser,
    { GroupId, QuoteType, EffectiveDate, Name }: Wire<typeof NEW_QUOTE>,
    fill: (tx: EntityManager, quote: GroupQuote) => Promise<void>,
  ): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const group = await this.groups.findForUpdate(user, GroupId, tx);
      const effectiveDate = chosenDate(EffectiveDate, await this.newQuoteFacts(user, group, QuoteType, tx));
      const made = await this.madeJustNow(tx, user, {
        groupId: GroupId,
        quoteType: QuoteType,
        effectiveDate,
        ...(Name === null ? {} : { name: Name }),
      });
      if (made) {
        return made;
      }
      const quote = await this.insert(tx, user, group, {
        quoteType: QuoteType,
        effectiveDate,
        renewalDate: isRenewal(QuoteType) ? group.renewalDate : null,
        name: Name,
        copiedFrom: null,
      });
      await fill(tx, quote);
      await this.records.created(tx, user, quote);
      return quote;
    });
  }

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
   * The quote with the group's agents, an editable census and, of a copy, the doctors and medicines of the original.
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
    if (copiedFrom) {
      await this.doctors.copy(tx, copiedFrom.id, id);
      await this.medicines.copy(tx, copiedFrom.id, id);
    }
    await this.quotes.touch(tx, { id, groupId: group.id });
    return this.quotes.of('group').find(user, id, tx);
  }

  /** Callers must already have found the group for their user. */
  private async newQuoteFacts(
    user: SessionUser,
    group: Group,
    quoteType: QuoteType,
    tx?: EntityManager,
  ): Promise<NewQuoteFacts> {
    const wanted = { quoteType, renewalDate: group.renewalDate };
    return {
      ...effectiveDateFacts(user, wanted, this.clock.today(), await this.rules.inForce()),
      group,
      isRenewOlfo: group.isRenewOlfo,
      existing: await this.quotes.listSiblings({ groupId: group.id }, tx),
    };
  }

  /** @param existing the group's quotes, without deleted ones */
  async copyFacts(user: SessionUser, quote: GroupQuote, existing: readonly SiblingQuote[]): Promise<CopyQuoteFacts> {
    const { quoteType, group } = quote;
    const flags = await this.rules.inForce(quote.effectiveDate);
    const wanted = { quoteType, renewalDate: group.renewalDate };
    return {
      ...effectiveDateFacts(user, wanted, this.clock.today(), await this.rules.inForce()),
      quote,
      isNewGroup: isNewGroup({ GroupEnterpriseId: group.groupEnterpriseId }),
      isRenewOlfo: group.isRenewOlfo,
      isDisabled: areExternalFunctionsDisabled({
        ...quote,
        audience: audienceOf(user.permissions),
        disableForExternalAgentFlag: flags.DisableForExternalAgentFlag,
      }),
      existing,
    };
  }
}

/** Until enrollment starts, and while nothing locks the quote. */
export const canChangeEffectiveDate = ({
  status,
  isDeleted,
  readOnlyReason,
}: Pick<GroupQuote, 'status' | 'isDeleted' | 'readOnlyReason'>): boolean =>
  BEFORE_ENROLLMENT.includes(status) && !isDeleted && readOnlyReason === 0;

const ABOUT_THE_DATE: readonly string[] = [EFFECTIVE_DATE_NOT_ALLOWED, NO_RENEWAL_TO_QUOTE];

function chosenDate(given: IsoDate | null, facts: NewQuoteFacts): IsoDate {
  const day = given ?? preferredNewDate(facts);
  const problem = day ? newQuoteProblem(facts, day) : noNewQuoteReason(facts);
  if (!day || problem) {
    const message = problem ?? NO_RENEWAL_TO_QUOTE;
    throw new AppError('RULE_BROKEN', message, ABOUT_THE_DATE.includes(message) ? { EffectiveDate: [message] } : {});
  }
  return day;
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
