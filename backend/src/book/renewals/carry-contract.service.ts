import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewContractRenewal } from '#shared/contract-renewals/contract-renewal.record';
import { type IsoDate, isoDateOf } from '#shared/dates/iso-date';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { zip5 } from '#shared/formats/zip';
import type { HouseholdFacts } from '#shared/individuals/household-members';
import { type IndividualTerms, ownTerms } from '#shared/individuals/individual-terms';
import type { MemberAddress } from '#shared/persons/person.record';
import { LocationsRepository } from '../../catalogue/locations/locations.repository.ts';
import {
  type EnrollmentColumns,
  MemberEnrollmentsRepository,
} from '../../enrollment/parts/demographics/member-enrollments.repository.ts';
import { unwritten } from '../../enrollment/parts/demographics/to-enrollment-member.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import type { NewMember } from '../../quoting/group-census/census-columns.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { newMember } from '../../quoting/households/household-columns.ts';
import { IndividualQuotesService } from '../../quoting/households/individual-quotes.service.ts';
import { HouseholdRules, type RatedPlace } from '../../quoting/households/household-rules.service.ts';
import { termsColumns } from '../../quoting/households/terms-columns.ts';
import { QuoteRecords } from '../../quoting/quotes/quote-records.service.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import {
  type NewRenewedMember,
  RenewedContractsRepository,
} from '../../quoting/households/renewed-contracts.repository.ts';
import type { ContractMember } from '../contracts/contract-member.table.ts';
import type { Contract } from '../contracts/contract.table.ts';
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

/** A person of the contract on the census of its renewal. */
interface CarriedPerson {
  member: NewMember;
  /** What the contract knows beyond the census; null where it knows nothing. */
  details: (memberId: number) => EnrollmentColumns;
  renewed: Omit<NewRenewedMember, 'memberId'>;
}

interface Context {
  contract: Contract;
  facts: HouseholdFacts;
  place: RatedPlace;
  /** That the contract is renewed for. */
  year: number;
  /** ZIP codes that exist. */
  knownZips: ReadonlySet<string>;
}

type Covered = Omit<ContractMember, 'id' | 'contractId' | 'contract' | 'bookAgentId' | 'bookPlanId'>;

/** Who is carried over: the subscriber, and everyone else who is covered. A contract without members has its subscriber. */
function carriedMembers(contract: Contract, members: readonly ContractMember[]): Covered[] {
  const [first, ...others] = members;
  return [first ?? subscriberOf(contract), ...others.filter(({ isActive }) => isActive)];
}

const subscriberOf = (contract: Contract): Covered => ({
  isSubscriber: true,
  relationshipCode: 'Self',
  firstName: contract.firstName,
  lastName: contract.lastName,
  birthDate: contract.birthDate,
  gender: null,
  enterpriseId: null,
  primaryCareProviderId: null,
  primaryCareProviderName: null,
  primaryCareProviderExistingPatient: false,
  effectiveDate: contract.effectiveDate,
  isActive: contract.isActive,
  eVisitFirst: false,
  homePostalCode: contract.postalCode,
  mailingPostalCode: contract.postalCode,
  homePhone: contract.phone,
  usesTobacco: null,
});

/** The first is the applicant. */
const carriedPeople = (members: readonly Covered[], context: Context): CarriedPerson[] =>
  members.map((member, at) => carried(member, at === 0, context));

function carried(member: Covered, isApplicant: boolean, context: Context): CarriedPerson {
  const { contract, facts, place, year, knownZips } = context;
  const ownZip = knownZips.has(zip5(member.homePostalCode) ?? '') ? member.homePostalCode : null;
  const lives = isApplicant ? place.postalCode : ownZip;
  const livesWithApplicant = !isApplicant && (ownZip === null || zip5(ownZip) === zip5(place.postalCode));
  return {
    member: newMember(
      {
        Id: 0,
        RelationshipToSubscriber: isApplicant ? 'Self' : member.relationshipCode,
        FirstName: member.firstName,
        LastName: member.lastName,
        DateOfBirth: member.birthDate,
        Gender: member.gender,
        MedicalStatus: member.isActive ? 'Enroll' : 'Waive',
        DentalStatus: member.isActive && contract.dentalPlanName !== '' ? 'Enroll' : 'Waive',
        VisionStatus: member.isActive && contract.visionPlanName !== '' ? 'Enroll' : 'Waive',
        // Until it is answered again, prices are those of the contract's answer.
        Tobacco: member.usesTobacco,
        Disabled: false,
        HomePostalCode: livesWithApplicant ? null : lives,
        HomeNumber: (isApplicant ? member.homePhone || contract.phone : member.homePhone) || null,
        EmailAddress: (isApplicant && contract.email) || null,
      },
      facts,
    ),
    details: (memberId) => ({
      ...unwritten({ id: memberId, relationship: isApplicant ? 'Self' : member.relationshipCode }),
      livesWithEmployee: livesWithApplicant,
      ...(isApplicant && homeColumns(context)),
      ...mailColumns(member, lives ?? place.postalCode, knownZips),
      providerId: member.primaryCareProviderId,
      providerName: member.primaryCareProviderName,
      providerExistingPatient: member.primaryCareProviderExistingPatient,
    }),
    renewed: {
      relationship: isApplicant ? 'Self' : member.relationshipCode,
      firstName: member.firstName,
      lastName: member.lastName,
      birthDate: member.birthDate,
      ratedOn: latest(isoDateOf(year - 1, 1, 1), contract.effectiveDate, member.effectiveDate),
      isCovered: member.isActive,
      usedTobacco: member.usesTobacco,
      tobaccoAnswered: false,
    },
  };
}

/** The day on which an age counts: that of joining, or the first of the year. Facts, "Rates". */
const latest = (...days: IsoDate[]): IsoDate => days.toSorted().at(-1)!;

/** The street is that of the contract, if plans are rated there. */
function homeColumns({ contract, place }: Context): Pick<EnrollmentColumns, 'homeAddress' | 'rateArea'> {
  const isThere = zip5(contract.postalCode) === zip5(place.postalCode);
  const street = [contract.addressLine1, contract.addressLine2].filter(Boolean).join(', ').slice(0, 100);
  const { FullPostalCode: _onTheCensus, ...home } = {
    ...NO_ADDRESS,
    AddressLine1: isThere ? street : '',
    City: place.city,
    StateCode: place.stateCode,
    County: place.county,
    CountyFips: place.countyFips,
  } satisfies MemberAddress;
  return { homeAddress: home, rateArea: place.rateArea };
}

/** Of mail that goes elsewhere the contract knows the ZIP code alone: the rest is asked for. */
function mailColumns(
  { mailingPostalCode }: Covered,
  home: string,
  knownZips: ReadonlySet<string>,
): Pick<EnrollmentColumns, 'mailingSameAsHome' | 'mailingAddress'> {
  const zip = zip5(mailingPostalCode);
  const isElsewhere = zip !== null && knownZips.has(zip) && zip !== zip5(home);
  return {
    mailingSameAsHome: !isElsewhere,
    mailingAddress: isElsewhere ? { ...NO_ADDRESS, FullPostalCode: mailingPostalCode } : NO_ADDRESS,
  };
}
