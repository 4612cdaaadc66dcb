import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ApplicationAnswers, ApplicationFacts } from '#shared/enrollment/application.record';
import { applicationProblems } from '#shared/enrollment/application/application-problems';
import { coupledAnswers } from '#shared/enrollment/application/coupled-answers';
import { isActiveSubgroup } from '#shared/enrollment/application/subgroup-problems';
import { activeTaxIds } from '#shared/enrollment/application/tax-control';
import { type EnrollmentSection, sectionOf } from '#shared/enrollment/enrollment-sections';
import { zip5 } from '#shared/formats/zip';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { LocationsRepository } from '../../../catalogue/locations/locations.repository.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { AccountNumbers } from './account-numbers.service.ts';
import { ApplicationsRepository } from './applications.repository.ts';

/** The facts that do not depend on the answers. */
export type QuoteFacts = Omit<ApplicationFacts, 'takenTaxIds' | 'places'>;

/** Our wording. */
const FILL_IN_APPLICATION = 'Fill in the application.';

/**
 * Collects what the application rules need from the quote, its census, its plans, the other groups and the business rules; and checks by
 * them that the application of a quote, including its subgroups, is complete and valid.
 */
@Injectable()
export class ApplicationFactsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly accounts: AccountNumbers,
    private readonly rules: RulesService,
    private readonly locations: LocationsRepository,
    private readonly clock: Clock,
  ) {}

  /** @param audience of the user who fills it in */
  async ofQuote(quote: GroupQuote, audience: QuoteFacts['audience'], tx?: EntityManager): Promise<QuoteFacts> {
    const { BypassMemberEnrollmentMemberCountThreshold } = await this.rules.inForce(quote.effectiveDate);
    const { domesticPartners } = await this.applications.countCensus(quote.id, tx);
    return {
      quoteType: quote.quoteType,
      effectiveDate: quote.effectiveDate,
      audience,
      hasDomesticPartner: domesticPartners > 0,
      ...(await this.applications.findChosenKinds(quote.id, tx)),
      zipPrefixes: await this.rules.zipPrefixes(),
      bypassThreshold: BypassMemberEnrollmentMemberCountThreshold,
    };
  }

  /** Adds what depends on the answers. */
  async withAnswers(
    facts: QuoteFacts,
    { groupId }: GroupQuote,
    answers: ApplicationAnswers,
    tx?: EntityManager,
  ): Promise<ApplicationFacts> {
    const where = { groupId, today: this.clock.today() };
    return {
      ...facts,
      takenTaxIds: await this.applications.listTakenTaxIds(activeTaxIds(answers), where, tx),
      places: Object.fromEntries(await this.locations.findByZips(zipsOf(answers), tx)),
    };
  }

  async check(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSection> {
    const application = await this.applications.find(quote.id, tx);
    if (application === null) {
      return sectionOf([{ Field: 'Application', Message: FILL_IN_APPLICATION }], { isStarted: false });
    }
    const audience = application.isSavedByStaff ? 'internal' : 'external';
    const ofQuote = await this.ofQuote(quote, audience, tx);
    // Census and plans may have changed since, so derived values are computed again.
    const answers = coupledAnswers(this.accounts.shown(application), ofQuote);
    const facts = await this.withAnswers(ofQuote, quote, answers, tx);
    return sectionOf(applicationProblems(answers, facts), { isStarted: true });
  }
}

const zipsOf = ({ PrimaryGroup, SubGroups }: ApplicationAnswers): string[] =>
  [PrimaryGroup, ...SubGroups].filter(isActiveSubgroup).flatMap(({ Address }) => zip5(Address.FullPostalCode) ?? []);
