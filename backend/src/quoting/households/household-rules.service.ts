import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ShortTermLedger, ShortTermPeriod } from '#shared/eligibility/short-term';
import { zip5 } from '#shared/formats/zip';
import { AGENT_NOT_YOURS, agentsProblem } from '#shared/groups/group-rules';
import { CHOOSE_COUNTY, countyOfAddress, ZIP_WITHOUT_COUNTY } from '#shared/groups/group-location';
import { type HouseholdFacts, OUTSIDE_MICHIGAN } from '#shared/individuals/household-members';
import { type IndividualPlanType, shortTermLastDay, type ShortTermLimits } from '#shared/individuals/individual-terms';
import type { TermsFacts } from '#shared/individuals/terms-problems';
import { COUNTY_NOT_IN_ZIP, zipPlaceProblem } from '#shared/locations/address-place';
import { audienceOf } from '#shared/roles/permissions';
import { LocationsRepository } from '../../catalogue/locations/locations.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AgentsRepository } from '../../platform/people/agents.repository.ts';
import { MarketplaceQuotesRepository } from './marketplace-quotes.repository.ts';
import type { IndividualDetails } from '../quotes/individual-details.table.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { ShortTermLedgerRepository } from './short-term-ledger.repository.ts';

/** Spec 002 section 5, "Individual census and quote". */
export const ONE_AGENT_NEEDED = 'At least one agent is required.';
/** Ours: nobody loses a quote by naming someone else. */
export const NO_AGENT_OF_YOURS = 'At least one of the agents must be one whose quotes you see.';

export type RatedPlace = Pick<
  IndividualDetails,
  'postalCode' | 'city' | 'stateCode' | 'county' | 'countyFips' | 'rateArea'
>;
export type Checked<Found> = { found: Found } | { errors: FieldErrors };

/** The applicant of a quote, as people are found. */
export type LedgerPerson = Pick<IndividualDetails, 'subscriberBirthDate' | 'lastNameKey' | 'firstNameKey'>;

/** Short-term coverage as the carrier states it. */
export interface LedgerContract {
  /** From which it came; null = sold elsewhere. */
  quoteId: number | null;
  first: IsoDate;
  /** null: not stated. */
  last: IsoDate | null;
  isVoid: boolean;
}

export type ContractSource = (person: LedgerPerson, tx?: EntityManager) => Promise<LedgerContract[]>;

/** The inputs of the rules for households from the calendar, the business rules, the ZIP codes, the agents, and earlier coverage. */
@Injectable()
export class HouseholdRules {
  private readonly sources: ContractSource[] = [];

  constructor(
    private readonly rules: RulesService,
    private readonly clock: Clock,
    private readonly locations: LocationsRepository,
    private readonly agents: AgentsRepository,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly sold: ShortTermLedgerRepository,
  ) {}

  /** On which coverage may begin by decision of the marketplace; null for a quote without it. */
  private async grantedDates(quote: IndividualQuote, tx?: EntityManager): Promise<readonly IsoDate[] | null> {
    return (await this.decided.find(quote, tx))?.effectiveDates ?? null;
  }

  async datesFacts(user: SessionUser): Promise<TermsFacts> {
    return { today: this.clock.today(), audience: audienceOf(user.permissions), rules: await this.rules.inForce() };
  }

  /**
   * Same of a quote, with what the marketplace granted it, or what short-term coverage its applicant had.
   * @param planType of the terms that are judged, which may change the quote's
   */
  async datesFactsOf(
    user: SessionUser,
    quote: IndividualQuote,
    planType: IndividualPlanType,
    tx?: EntityManager,
  ): Promise<TermsFacts> {
    const facts = await this.datesFacts(user);
    if (planType === 'ShortTerm') {
      return { ...facts, shortTerm: await this.shortTermLedger(quote, facts.rules, tx) };
    }
    return { ...facts, granted: await this.grantedDates(quote, tx) };
  }

  peopleFacts(
    user: SessionUser,
    { planType }: Pick<IndividualDetails, 'planType'>,
    effectiveDate: IsoDate,
  ): HouseholdFacts {
    return { planType, effectiveDate, today: this.clock.today(), audience: audienceOf(user.permissions) };
  }

  /** Where plans are rated. A ZIP of several counties needs the county, which decides price and tax credit. */
  async place(
    { FullPostalCode, CountyFips }: { FullPostalCode: string; CountyFips: string },
    tx?: EntityManager,
  ): Promise<Checked<RatedPlace>> {
    const location = await this.locations.findByZip(zip5(FullPostalCode) ?? '', tx);
    const zipProblem = zipPlaceProblem(FullPostalCode, location !== null, await this.rules.zipPrefixes());
    if (zipProblem || !location) {
      return { errors: { 'Address.FullPostalCode': [zipProblem ?? ZIP_WITHOUT_COUNTY] } };
    }
    if (location.Counties.every(({ RateArea }) => RateArea === null)) {
      return { errors: { 'Address.FullPostalCode': [OUTSIDE_MICHIGAN] } };
    }
    const county = countyOfAddress({ CountyFips }, location);
    if (!county) {
      return { errors: { 'Address.CountyFips': [CountyFips === '' ? CHOOSE_COUNTY : COUNTY_NOT_IN_ZIP] } };
    }
    if (county.RateArea === null) {
      return { errors: { 'Address.CountyFips': [OUTSIDE_MICHIGAN] } };
    }
    return {
      found: {
        postalCode: FullPostalCode,
        city: location.City,
        stateCode: location.StateCode,
        county: county.County,
        countyFips: county.CountyFips,
        rateArea: county.RateArea,
      },
    };
  }

  /** The agents of a new quote, by number; an agent who names none means themselves. */
  async agentsOfNew(user: SessionUser, sent: readonly { SrcAgentId: string }[]): Promise<Checked<number[]>> {
    return sent.length === 0 && user.agentId !== null ? { found: [user.agentId] } : this.agentIds(user, sent, []);
  }

  /**
   * The agents of a quote, by number. Spec 002 section 5: at least one.
   * @param assigned those of the stored quote, who may stay regardless of who assigned them
   */
  async agentIds(
    user: SessionUser,
    sent: readonly { SrcAgentId: string }[],
    assigned: readonly number[],
    tx?: EntityManager,
  ): Promise<Checked<number[]>> {
    const numbers = [...new Set(sent.map(({ SrcAgentId }) => SrcAgentId))];
    const limit = { isAgentBroker: user.isAgentBroker, assigned: assigned.length };
    const count = numbers.length === 0 ? ONE_AGENT_NEEDED : agentsProblem(numbers.length, limit);
    if (count) {
      return { errors: { AssociatedAgents: [count] } };
    }
    const ids = await this.agents.idsByNumber(numbers, tx);
    const { pickable, visible } = await this.agents.narrow(user, ids, tx);
    if (ids.length < numbers.length || !ids.every((id) => pickable.has(id) || assigned.includes(id))) {
      return { errors: { AssociatedAgents: [AGENT_NOT_YOURS] } };
    }
    return visible.size === 0 ? { errors: { AssociatedAgents: [NO_AGENT_OF_YOURS] } } : { found: ids };
  }

  /** Features above register here what they know of contracts: the carrier states them. */
  addContractSource(source: ContractSource): void {
    this.sources.push(source);
  }

  /**
   * What the applicant had of short-term coverage with the insurer, whoever sold it: the law counts the days with the insurer, so this is not narrowed to the user, who only learns how many they are. Of
   * a quote that was found for the user; nothing while the name is unknown.
   */
  private async shortTermLedger(
    quote: IndividualQuote,
    limits: ShortTermLimits,
    tx?: EntityManager,
  ): Promise<ShortTermLedger> {
    const { lastNameKey, firstNameKey } = quote.individual;
    if (lastNameKey === '' || firstNameKey === '') {
      return { earlier: [], limits };
    }
    const sold = await this.sold.listSold(quote, tx);
    const stated = (await Promise.all(this.sources.map((source) => source(quote.individual, tx)))).flat();
    const ofQuotes = new Set(stated.map(({ quoteId }) => quoteId));
    const contracts = stated
      .filter(({ isVoid, quoteId }) => !isVoid && quoteId !== quote.id)
      .map(({ quoteId, first, last }): ShortTermPeriod => {
        const agreed = sold.find((each) => each.quoteId === quoteId)?.last;
        return { first, last: last ?? agreed ?? shortTermLastDay(first, limits.ShortTermMaximumMonths) };
      });
    return { earlier: [...sold.filter(({ quoteId }) => !ofQuotes.has(quoteId)), ...contracts], limits };
  }
}
