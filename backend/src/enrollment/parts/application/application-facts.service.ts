import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ApplicationAnswers, ApplicationFacts } from '#shared/enrollment/application.record';
import { isActiveSubgroup } from '#shared/enrollment/application/subgroup-problems';
import { activeTaxIds } from '#shared/enrollment/application/tax-control';
import { zip5 } from '#shared/formats/zip';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { LocationsRepository } from '../../../catalogue/locations/locations.repository.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { EnrolledPeopleRepository } from './enrolled-people.repository.ts';

/** The facts that do not depend on the answers. */
export type QuoteFacts = Omit<ApplicationFacts, 'takenTaxIds' | 'places'>;

/** Collects what the application rules need from the quote, its census, its plans, the other groups and the business rules. */
@Injectable()
export class ApplicationFactsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly people: EnrolledPeopleRepository,
    private readonly rules: RulesService,
    private readonly locations: LocationsRepository,
    private readonly clock: Clock,
  ) {}

  /** @param audience of the user who fills it in */
  async ofQuote(quote: GroupQuote, audience: QuoteFacts['audience'], tx?: EntityManager): Promise<QuoteFacts> {
    const { BypassMemberEnrollmentMemberCountThreshold } = await this.rules.inForce(quote.effectiveDate);
    const { domesticPartners } = await this.people.countCensus(quote.id, tx);
    return {
      quoteType: quote.quoteType,
      effectiveDate: quote.effectiveDate,
      audience,
      hasDomesticPartner: domesticPartners > 0,
      ...(await this.people.findChosenKinds(quote.id, tx)),
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
}

const zipsOf = ({ PrimaryGroup, SubGroups }: ApplicationAnswers): string[] =>
  [PrimaryGroup, ...SubGroups].filter(isActiveSubgroup).flatMap(({ Address }) => zip5(Address.FullPostalCode) ?? []);
