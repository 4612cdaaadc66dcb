import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Rules } from '#shared/business-rules/rules';
import { dateOfBirthProblem } from '#shared/census/age-rules';
import type { UpdateEffectiveDateRequest } from '#shared/quotes/quote.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { effectiveDateProblem } from '#shared/quotes/allowed-effective-dates';
import { isUnnamed, newQuoteName } from '#shared/quotes/quote-name';
import { isRenewal } from '#shared/quotes/quote-type';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { CensusMember } from '../group-census/census-member.table.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { effectiveDateFacts } from '../quotes/effective-dates.ts';
import { type GroupQuote, Quotes } from '../quotes/quotes.repository.ts';
import { canChangeEffectiveDate } from '../quotes/quotes.service.ts';
import { QuoteRecords } from '../quotes/changes/quote-records.ts';

export const EFFECTIVE_DATE_LOCKED = 'The effective date can no longer be changed.';
/** Our rule: an approved census keeps the rules that it was approved under. */
export const censusDoesNotFit = (name: string, message: string): string =>
  `The approved census does not fit this effective date. ${name}: ${message}`;

@Injectable()
export class ChangeEffectiveDateService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
    private readonly records: QuoteRecords,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @throws WRONG_STATE once enrollment has started, RULE_BROKEN for a date that is not allowed, STALE_VERSION */
  async change(user: SessionUser, quoteId: number, request: UpdateEffectiveDateRequest): Promise<GroupQuote> {
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
