import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewContractRenewal } from '#shared/contract-renewals/contract-renewal.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { zip5 } from '#shared/formats/zip';
import { type IndividualTerms, ownTerms } from '#shared/individuals/individual-terms';
import { LocationsRepository } from '../../catalogue/locations/locations.repository.ts';
import { MemberEnrollmentsRepository } from '../../enrollment/parts/demographics/member-enrollments.repository.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { IndividualQuotesService } from '../../quoting/households/individual-quotes.service.ts';
import { HouseholdRules, type RatedPlace } from '../../quoting/households/household-rules.service.ts';
import { termsColumns } from '../../quoting/households/terms-columns.ts';
import { QuoteRecords } from '../../quoting/quotes/quote-records.service.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { RenewedContractsRepository } from '../../quoting/households/renewed-contracts.repository.ts';
import type { Contract } from '../contracts/contract.table.ts';
import { carriedMembers, carriedPeople, type CarriedPerson } from './carried-people.ts';
import { RenewableContractsRepository } from './renewable-contracts.repository.ts';

interface Wanted {
  contract: Contract;
  year: number;
  effectiveDate: IsoDate;
  /** Where the ZIP code of the contract does not tell the county. */
  address: NewContractRenewal['Address'];
}

/** A contract whose renewal can be stored. */
export interface ContractToCarry extends Omit<Wanted, 'address'> {
  /** Where the household lives now, and lived. */
  place: RatedPlace;
  people: CarriedPerson[];
}

/** Coverage of a new year is sold in open enrollment. */
const TERMS: IndividualTerms = ownTerms({
  IndividualPlanType: 'Permanent',
  EnrollmentType: 'Open',
  QualifyingEventReason: null,
  EventDate: null,
  CoverageLength: null,
});

/** Carries a contract over to the quote that renews it: people, address, county, primary care providers, plan. */
@Injectable()
export class CarryContractService {
  constructor(
    private readonly contracts: RenewableContractsRepository,
    private readonly rules: HouseholdRules,
    private readonly locations: LocationsRepository,
    private readonly individualQuotes: IndividualQuotesService,
    private readonly census: CensusRepository,
    private readonly details: MemberEnrollmentsRepository,
    private readonly renewed: RenewedContractsRepository,
    private readonly records: QuoteRecords,
    private readonly clock: Clock,
  ) {}

  /** @throws RULE_BROKEN at the address */
  async prepare(user: SessionUser, { address, ...wanted }: Wanted): Promise<ContractToCarry> {
    const { contract, year, effectiveDate } = wanted;
    const place = await this.placeOf(contract, address);
    const members = carriedMembers(contract, await this.contracts.listMembers(contract));
    const zips = members.flatMap((each) =>
      [zip5(each.homePostalCode) ?? [], zip5(each.mailingPostalCode) ?? []].flat(),
    );
    const knownZips = await this.locations.listKnown(zips);
    const facts = this.rules.peopleFacts(user, termsColumns(TERMS), effectiveDate);
    return { ...wanted, place, people: carriedPeople(members, { contract, facts, place, year, knownZips }) };
  }

  async store(tx: EntityManager, user: SessionUser, prepared: ContractToCarry): Promise<IndividualQuote> {
    const { contract, effectiveDate, place, people } = prepared;
    const quote = await this.individualQuotes.store(tx, user, {
      quoteType: 'IndividualRenewal',
      effectiveDate,
      terms: TERMS,
      place,
      people: people.map(({ member }) => member),
      agentIds: [contract.agentId!],
      contractId: contract.contractNumber,
    });
    await this.storeRenewed(tx, user, quote, prepared);
    return quote;
  }

  /** Stores beside the new quote what the contract had, and what it knows of its people. */
  private async storeRenewed(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    { contract, year, place, people }: ContractToCarry,
  ): Promise<void> {
    const census = await this.census.listOf(quote, tx);
    const idOf = new Map(census.map(({ id, rowKey }) => [rowKey, id]));
    const members = people.map((person) => ({ ...person, memberId: idOf.get(person.member.rowKey)! }));
    await this.details.replace(
      tx,
      members.map(({ details, memberId }) => details(memberId)),
    );
    const { contractNumber, facetsId, effectiveDate: contractDate, medicalPlanId: planId, fromFfm } = contract;
    const { county, countyFips, rateArea } = place;
    await this.renewed.insert(tx, quote, {
      contract: {
        ...{ contractNumber, facetsId, year, contractDate, planId, fromFfm, county, countyFips, rateArea },
        planName: contract.medicalPlanName,
        aptcCents: contract.latestAptcCents,
        openedAt: this.clock.now(),
      },
      members: members.map(({ renewed, memberId }) => ({ ...renewed, memberId })),
    });
    await this.records.renewed(tx, user, quote, contractNumber);
  }

  /** A ZIP code in several counties is asked for, unless the household enrolled here from one of them. */
  private async placeOf(contract: Contract, given: NewContractRenewal['Address']): Promise<RatedPlace> {
    const enrolled = given ? null : await this.contracts.findEnrolledPlace(contract);
    const isThere = enrolled !== null && zip5(enrolled.postalCode) === zip5(contract.postalCode);
    const asked = given ?? {
      FullPostalCode: contract.postalCode,
      CountyFips: isThere ? enrolled.countyFips : '',
    };
    const place = await this.rules.place(asked);
    if ('errors' in place) {
      const messages = Object.values(place.errors).flat();
      throw new AppError('RULE_BROKEN', messages.length === 1 ? messages[0]! : INVALID_INPUT, place.errors);
    }
    return place.found;
  }
}
