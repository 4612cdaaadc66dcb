import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import type { Rules } from '#shared/business-rules/rules';
import { dateOfBirthProblem } from '#shared/census/age-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { deleteIndividualQuoteProblem } from '#shared/individuals/individual-status';
import { effectiveDateProblem } from '#shared/quotes/allowed-effective-dates';
import { deleteGroupQuoteProblem, restoreQuoteProblem } from '#shared/quotes/delete-quote';
import { basisPointsToPercent, ehbPercentage } from '#shared/eligibility/benchmark';
import {
  MOST_NOTIFICATIONS,
  notificationProblem,
  notificationText,
  TOO_MANY_NOTIFICATIONS,
} from '#shared/quotes/notification-text';
import { enrollmentConflict, isTakingPeriod } from '#shared/quotes/one-sale';
import { isUnnamed, newQuoteName, quoteNameProblem, renameLock } from '#shared/quotes/quote-name';
import { shownStatus } from '#shared/quotes/quote-status';
import { isRenewal } from '#shared/quotes/quote-type';
import type { EhbPercentageResponse, QuoteResponse, UpdateEffectiveDateRequest } from '#shared/quotes/quote.record';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import type { CensusMember } from '../group-census/census-member.table.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { IndividualQuotesService } from '../households/individual-quotes.service.ts';
import { effectiveDateFacts } from '../quotes/effective-dates.ts';
import { CANNOT_BE_CHANGED_HERE } from '../quotes/quote-response.ts';
import { QuoteRecords } from '../quotes/quote-records.service.ts';
import { type AnyQuote, type GroupQuote, Quotes } from '../quotes/quotes.repository.ts';
import { canChangeEffectiveDate, QuotesService } from '../quotes/quotes.service.ts';
import { RelatedToQuoteRepository } from '../quotes/related-to-quote.repository.ts';

export type AnyQuoteResponse = QuoteResponse | IndividualQuoteResponse;

/** A quote as sent back by the client: only its name may differ from the stored one. */
export interface SentQuote {
  Id: number;
  Version: number;
  Name: string;
  Status?: unknown;
  QuoteType?: unknown;
  EffectiveDate?: unknown;
  RenewalDate?: unknown;
  IsDeleted?: unknown;
  ReadOnly?: unknown;
  GroupId?: unknown;
}

/** The same text by the same person within this time counts as a double click. */
const DOUBLE_CLICK_MS = 2_000;

export const EFFECTIVE_DATE_LOCKED = 'The effective date can no longer be changed.';
/** Our rule: an approved census keeps the rules that it was approved under. */
export const censusDoesNotFit = (name: string, message: string): string =>
  `The approved census does not fit this effective date. ${name}: ${message}`;

/** What quotes of groups and of households share: read in their API form, renamed, deleted, restored, moved to another date. */
@Injectable()
export class QuoteActionsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly groupQuotes: QuotesService,
    private readonly individualQuotes: IndividualQuotesService,
    private readonly transactions: Transactions,
    private readonly records: QuoteRecords,
    private readonly rules: RulesService,
    private readonly related: RelatedToQuoteRepository,
    private readonly clock: Clock,
    private readonly census: CensusRepository,
  ) {}

  async find(user: SessionUser, id: number, options: { bypassExpiry: boolean }): Promise<AnyQuoteResponse> {
    return this.describe(user, await this.quotes.find(user, id), options);
  }

  /** For a quote already checked for this user. */
  describe(user: SessionUser, quote: AnyQuote, options = { bypassExpiry: false }): Promise<AnyQuoteResponse> {
    return quote.groupId === null
      ? this.individualQuotes.describe(user, quote, options)
      : this.groupQuotes.describe(user, quote);
  }

  /**
   * The share of a quote's premium for essential health benefits: what a tax credit can be taken off. Group quotes get no subsidy: for them
   * it is informational. For the currently selected medical plans, at the quoted premium. @throws NOT_FOUND
   */
  async findEssentialBenefits(user: SessionUser, quoteId: number): Promise<EhbPercentageResponse> {
    const { id } = await this.quotes.find(user, quoteId);
    const plans = await this.related.listMedicalPlans(id);
    return {
      QuoteId: id,
      EHBPercentageValue: ehbPercentage(plans),
      Plans: plans.map(({ planId, displayName, shareBasisPoints }) => ({
        PlanId: planId,
        PlanDisplayName: displayName,
        EHBPercentage: basisPointsToPercent(shareBasisPoints),
      })),
    };
  }

  /**
   * @throws RULE_BROKEN with a message that starts with "Error:" for an invalid name; INVALID_INPUT when something else
   * was changed too; WRONG_STATE once it is signed or decided; STALE_VERSION
   */
  rename(user: SessionUser, sent: SentQuote): Promise<AnyQuote> {
    return this.transactions.run(async (tx) => {
      const stored = await this.quotes.lock(user, sent.Id, tx);
      const audience = audienceOf(user.permissions);
      const changed = otherChanges(sent, stored, audience);
      if (Object.keys(changed).length > 0) {
        throw new AppError('INVALID_INPUT', INVALID_INPUT, changed);
      }
      const lock = renameLock({ status: stored.status, readOnly: stored.readOnlyReason }, audience);
      if (lock) {
        throw new AppError('WRONG_STATE', `Error: ${lock}`, { Name: [lock] });
      }
      const problem = quoteNameProblem(sent.Name, await this.otherNames(tx, stored));
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { Name: [problem] });
      }
      const quote = await this.quotes.save(tx, { ...stored, version: sent.Version }, { name: sent.Name.trim() });
      await this.records.changed(tx, user, { quoteId: quote.id, action: 'rename-quote', fields: ['Name'] });
      return quote;
    });
  }

  /** A household has one quote: its name need not differ. */
  private async otherNames(tx: EntityManager, { groupId, id }: AnyQuote): Promise<string[]> {
    return groupId === null ? [] : this.quotes.listNames(tx, groupId, id);
  }

  /** Hides the quote from everyone except internal staff, who can restore it. @throws NOT_ALLOWED, WRONG_STATE, STALE_VERSION */
  delete(user: SessionUser, quoteId: number, { Version: version }: { Version: number }): Promise<AnyQuote> {
    return this.transactions.run(async (tx) => {
      const stored = await this.quotes.lock(user, quoteId, tx);
      const problem = await this.deleteProblem(user, stored);
      if (problem) {
        throw new AppError(user.isInternal ? 'NOT_ALLOWED' : 'WRONG_STATE', problem);
      }
      const quote = await this.quotes.save(tx, { ...stored, version }, { isDeleted: true });
      await this.records.changed(tx, user, { quoteId, action: 'delete-quote', fields: ['IsDeleted'] });
      return quote;
    });
  }

  /** @throws WRONG_STATE when it is not deleted, RULE_BROKEN when another quote has its period, STALE_VERSION */
  restore(user: SessionUser, quoteId: number, { Version: version }: { Version: number }): Promise<AnyQuote> {
    return this.transactions.run(async (tx) => {
      const stored = await this.quotes.lock(user, quoteId, tx);
      const problem = restoreQuoteProblem(stored, audienceOf(user.permissions));
      if (problem) {
        throw new AppError('WRONG_STATE', problem);
      }
      const conflict =
        stored.groupId !== null && isTakingPeriod(stored.status)
          ? enrollmentConflict(stored, await this.quotes.lockSiblings(tx, stored), 'internal')
          : null;
      if (conflict) {
        throw new AppError('RULE_BROKEN', conflict);
      }
      const quote = await this.quotes.save(tx, { ...stored, version }, { isDeleted: false });
      await this.records.changed(tx, user, { quoteId, action: 'restore-quote', fields: ['IsDeleted'] });
      return quote;
    });
  }

  private async deleteProblem(user: SessionUser, quote: AnyQuote): Promise<string | null> {
    const audience = audienceOf(user.permissions);
    if (quote.groupId === null) {
      return deleteIndividualQuoteProblem(quote, audience);
    }
    const { DisableForExternalAgentFlag: isBlocked } = await this.rules.inForce(quote.effectiveDate);
    return deleteGroupQuoteProblem(quote, audience, isBlocked);
  }

  /** Adds a notification for everyone who works on the quote, in any status. @throws NOT_FOUND, RULE_BROKEN */
  notify(user: SessionUser, quoteId: number, written: string): Promise<AnyQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.lock(user, quoteId, tx);
      const now = this.clock.now();
      const notification = { text: notificationText(written), byUserId: user.id, at: now };
      const since = new Date(now.getTime() - DOUBLE_CLICK_MS);
      if (await this.related.isWrittenSince(tx, quote, notification, since)) {
        return quote;
      }
      const isFull = (await this.related.countNotifications(tx, quote)) >= MOST_NOTIFICATIONS;
      const problem = notificationProblem(notification.text) ?? (isFull ? TOO_MANY_NOTIFICATIONS : null);
      if (problem) {
        throw new AppError('RULE_BROKEN', problem);
      }
      await this.related.addNotification(tx, quote, notification);
      await this.records.changed(tx, user, { quoteId, action: 'put-notification', fields: ['Notifications'] });
      return quote;
    });
  }

  /** By the rules of the quote's line. @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN, STALE_VERSION */
  async changeEffectiveDate(
    user: SessionUser,
    quoteId: number,
    request: UpdateEffectiveDateRequest,
  ): Promise<AnyQuote> {
    const { groupId } = await this.quotes.find(user, quoteId);
    return groupId === null
      ? this.individualQuotes.change(user, { Id: quoteId, ...request })
      : this.changeOfGroup(user, quoteId, request);
  }

  /** @throws WRONG_STATE once enrollment has started, RULE_BROKEN for a date that is not allowed, STALE_VERSION */
  private async changeOfGroup(
    user: SessionUser,
    quoteId: number,
    request: UpdateEffectiveDateRequest,
  ): Promise<GroupQuote> {
    const rules = await this.rules.inForce();
    const rulesThen = await this.rules.inForce(request.EffectiveDate);
    return this.transactions.run(async (tx) => {
      const stored = await this.quotes.of('group').lock(user, quoteId, tx);
      if (!canChangeEffectiveDate(stored)) {
        throw new AppError('WRONG_STATE', EFFECTIVE_DATE_LOCKED);
      }
      this.assertAllowed(user, stored, request.EffectiveDate, rules);
      if (stored.status !== 'EditingCensus') {
        this.assertCensusFits(stored, await this.census.listOf(stored, tx), request.EffectiveDate, rulesThen);
      }
      const name = await this.nameOn(tx, stored, request.EffectiveDate);
      const changes = {
        name,
        effectiveDate: request.EffectiveDate,
        renewalDate: isRenewal(stored.quoteType) ? request.EffectiveDate : null,
      };
      const quote = await this.quotes.save(tx, { ...stored, version: request.Version }, changes);
      await this.records.changed(tx, user, {
        quoteId,
        action: 'change-effective-date',
        fields: name === stored.name ? ['EffectiveDate'] : ['EffectiveDate', 'Name'],
      });
      return quote;
    });
  }

  /** A generated name contains the effective date, so it changes with it. */
  private async nameOn(tx: EntityManager, { id, groupId, name, ...quote }: GroupQuote, day: IsoDate): Promise<string> {
    return day !== quote.effectiveDate && isUnnamed(name, quote.quoteType, quote.effectiveDate)
      ? newQuoteName(quote.quoteType, day, await this.quotes.listNames(tx, groupId, id))
      : name;
  }

  private assertAllowed(user: SessionUser, { quoteType, group }: GroupQuote, day: IsoDate, rules: Rules): void {
    const quote = { quoteType, renewalDate: group.renewalDate };
    const problem = effectiveDateProblem(day, effectiveDateFacts(user, quote, this.clock.today(), rules));
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { EffectiveDate: [problem] });
    }
  }

  private assertCensusFits(
    { quoteType }: GroupQuote,
    members: readonly CensusMember[],
    effectiveDate: IsoDate,
    rules: Rules,
  ): void {
    const facts = {
      quoteType,
      effectiveDate,
      renewalDate: isRenewal(quoteType) ? effectiveDate : null,
      today: this.clock.today(),
      maxEmployeeAge: rules.MaxEmployeeAge,
      minimumAdultAge: rules.MinimumAdultAge,
    };
    for (const { relationship, dateOfBirth, disabled, firstName, lastName } of members) {
      const person = { RelationshipToSubscriber: relationship, DateOfBirth: dateOfBirth, Disabled: disabled };
      const problem = dateOfBirthProblem(person, facts);
      if (problem) {
        const message = censusDoesNotFit(`${firstName} ${lastName}`, problem);
        throw new AppError('RULE_BROKEN', message, { EffectiveDate: [message] });
      }
    }
  }
}

function otherChanges(sent: SentQuote, stored: AnyQuote, audience: 'external' | 'internal'): FieldErrors {
  const held: Omit<SentQuote, 'Id' | 'Version' | 'Name'> = {
    Status: shownStatus(stored.status, audience),
    QuoteType: stored.quoteType,
    EffectiveDate: stored.effectiveDate,
    RenewalDate: stored.renewalDate,
    IsDeleted: stored.isDeleted,
    ReadOnly: stored.readOnlyReason,
    GroupId: stored.groupId,
  };
  const changed = (Object.keys(held) as (keyof typeof held)[]).filter(
    (field) => sent[field] !== undefined && sent[field] !== held[field],
  );
  return Object.fromEntries(changed.map((field) => [field, [CANNOT_BE_CHANGED_HERE]]));
}
