import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { type IsoDate, isoDateOf } from '#shared/dates/iso-date';
import { zip5 } from '#shared/formats/zip';
import type { HouseholdFacts } from '#shared/individuals/household-members';
import type { MemberAddress } from '#shared/persons/person.record';
import type { EnrollmentColumns } from '../../enrollment/parts/demographics/member-enrollments.repository.ts';
import { unwritten } from '../../enrollment/parts/demographics/to-enrollment-member.ts';
import type { NewMember } from '../../quoting/group-census/census-columns.ts';
import { newMember } from '../../quoting/households/household-columns.ts';
import type { RatedPlace } from '../../quoting/households/household-rules.service.ts';
import type { NewRenewedMember } from '../../quoting/households/renewed-contracts.repository.ts';
import type { ContractMember } from '../contracts/contract-member.table.ts';
import type { Contract } from '../contracts/contract.table.ts';

/** A person of the contract on the census of its renewal. */
export interface CarriedPerson {
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
export function carriedMembers(contract: Contract, members: readonly ContractMember[]): Covered[] {
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
export const carriedPeople = (members: readonly Covered[], context: Context): CarriedPerson[] =>
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
