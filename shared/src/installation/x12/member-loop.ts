import type { Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { CobraEvent } from '#shared/enrollment/application-options';
import type { PersonStatus } from '#shared/enrollment/members/member-class';
import type { CarrierMember } from '#shared/installation/carrier-payload';
import { cleaned, type Segment } from '#shared/installation/x12/segments';
import type { Coverage } from '#shared/plans/plan-codes';

/** INS02, individual relationship. */
const RELATIONSHIP_CODES: Record<Relationship, string> = {
  Self: '18',
  Spouse: '01',
  DomesticPartner: '53',
  Child: '19',
};
/** INS05, benefit status (element 1216): of the whole household. */
const BENEFIT_CODES: Record<PersonStatus, string> = { Active: 'A', Retired: 'A', COBRA: 'C' };
/** INS08, employment status (element 584): of the employee. */
const EMPLOYMENT_CODES: Record<PersonStatus, string> = { Active: 'FT', Retired: 'RT', COBRA: 'TE' };
/** INS07, COBRA qualifying event (element 1219). */
const EVENT_CODES: Record<CobraEvent, string> = {
  TerminationOfEmployment: '1',
  ReductionOfHours: '2',
  Medicare: '3',
  Death: '4',
  Divorce: '5',
  Separation: '6',
  IneligibleChild: '7',
  Bankruptcy: '8',
  Layoff: '9',
  LeaveOfAbsence: '10',
};
/** Mutually defined: what is sent where nobody has stated the event. */
const EVENT_NOT_STATED = 'ZZ';
/** HD03, insurance line. */
const LINE_CODES: Record<Coverage, string> = { medical: 'HLT', dental: 'DEN', vision: 'VIS' };

export interface MemberContext {
  groupNumber: string;
  effectiveDate: IsoDate;
  /** HD05 of the household, by coverage. */
  levels: ReadonlyMap<Coverage, string>;
}

/** CCYYMMDD. */
export const d8 = (day: IsoDate): string => day.replaceAll('-', '');

/** Loop 2000 of one person with its nested loops: identity, address, coverage, primary care provider. */
export const memberLoop = (member: CarrierMember, context: MemberContext): Segment[] => [
  ...status(member, context),
  ...person(member),
  ...member.Coverages.flatMap(
    (coverage, index) =>
      [
        [
          'HD',
          '021',
          '',
          LINE_CODES[coverage.Coverage],
          cleaned(coverage.PlanId, 50),
          levelOf(member, coverage, context),
        ],
        ['DTP', '348', 'D8', d8(context.effectiveDate)],
        ...(index === 0 ? provider(member) : []),
      ] as Segment[],
  ),
];

function status(member: CarrierMember, { groupNumber }: MemberContext): Segment[] {
  const isEmployee = member.Relationship === 'Self';
  const { Status, Cobra } = member;
  const disabled = member.IsDisabled ? 'Y' : 'N';
  return present([
    [
      'INS',
      isEmployee ? 'Y' : 'N',
      RELATIONSHIP_CODES[member.Relationship],
      '021',
      '28',
      BENEFIT_CODES[Status],
      '',
      Cobra ? (Cobra.Event ? EVENT_CODES[Cobra.Event] : EVENT_NOT_STATED) : '',
      isEmployee ? EMPLOYMENT_CODES[Status] : '',
      '',
      disabled,
    ],
    ['REF', '0F', cleaned(member.SubscriberReference, 50)],
    groupNumber && ['REF', '1L', cleaned(groupNumber, 50)],
    ['REF', '23', cleaned(member.Reference, 50)],
    member.SubGroupId && ['REF', 'DX', cleaned(member.SubGroupId, 50)],
    member.SegmentClassId && ['REF', '17', cleaned(member.SegmentClassId, 50)],
    isEmployee && member.DateOfHire && ['DTP', '336', 'D8', d8(member.DateOfHire)],
    Cobra?.Begin && ['DTP', '340', 'D8', d8(Cobra.Begin)],
  ]);
}

function person(member: CarrierMember): Segment[] {
  const { SSN, Address: address, Phone, Email } = member;
  const names = [cleaned(member.LastName, 60), cleaned(member.FirstName, 35), cleaned(member.MiddleInitial, 25)];
  const contact = [...(Phone ? ['TE', cleaned(Phone, 256)] : []), ...(Email ? ['EM', cleaned(Email, 256)] : [])];
  return present([
    ['NM1', 'IL', '1', ...names, '', '', SSN ? '34' : '', SSN ?? ''],
    contact.length > 0 && ['PER', 'IP', '', ...contact],
    address.AddressLine1 && ['N3', cleaned(address.AddressLine1, 55), cleaned(address.AddressLine2, 55)],
    address.City && [
      'N4',
      cleaned(address.City, 30),
      cleaned(address.StateCode, 2),
      address.PostalCode.replaceAll(/\D/g, ''),
    ],
    ['DMG', 'D8', d8(member.DateOfBirth), member.Gender ?? 'U'],
  ]);
}

/** Loop 2310, once per person: with the first coverage, which is the medical one. */
function provider({ PrimaryCareProvider: found, Coverages: [first] }: CarrierMember): Segment[] {
  if (!found || first?.Coverage !== 'medical') {
    return [];
  }
  const patient = found.IsExistingPatient ? '25' : '26';
  return [
    ['LX', '1'],
    ['NM1', 'P3', '1', cleaned(found.ProviderName, 60), '', '', '', '', 'SV', cleaned(found.ProviderId, 80), patient],
  ];
}

/** Stated once, with the employee. */
const levelOf = (
  { Relationship: relationship }: CarrierMember,
  { Coverage: coverage }: { Coverage: Coverage },
  { levels }: MemberContext,
): string => (relationship === 'Self' ? (levels.get(coverage) ?? '') : '');

const present = (segments: readonly (Segment | '' | false | null | undefined)[]): Segment[] =>
  segments.filter((segment): segment is Segment => Boolean(segment));
