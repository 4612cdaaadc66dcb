import type { Relationship } from '#shared/census/census-codes';
import type { CarrierEnrollment, CarrierMember } from '#shared/installation/carrier-payload';
import { type Coverage, COVERAGES } from '#shared/plans/plan-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { CobraEvent } from '#shared/enrollment/application-options';
import type { PersonStatus } from '#shared/enrollment/members/member-class';
import anyAscii from 'any-ascii';
import { composed } from '#shared/formats/text';

/** X12 syntax: elements separated by "*", segments terminated by "~". */
const ELEMENT = '*';
const COMPONENT = ':';
const REPETITION = '^';
const TERMINATOR = '~';

export const DELIMITERS = { ELEMENT, COMPONENT, REPETITION, TERMINATOR } as const;

/** Delimiters and control characters. */
const NOT_DATA = /[*:^~]|[^\x20-\x7e]/g;

/** A segment: its name and its elements, in order; '' for an omitted element. */
export type Segment = readonly [name: string, ...elements: string[]];

/**
 * Text for an element: in plain letters ("Søren Wałęsa" is "Soren Walesa", "Щербаков" "Shcherbakov"), the only ones that every
 * partner's system accepts; without delimiters, with single spaces.
 * @param limit the element's maximum length
 */
export const cleaned = (text: string, limit: number): string =>
  anyAscii(composed(text)).replace(NOT_DATA, ' ').replace(/ +/g, ' ').trim().slice(0, limit).trim();

/** Omits trailing empty elements, as the standard requires. One segment per line, which partners' systems accept. */
export function written(segments: readonly Segment[]): string {
  return segments.map((segment) => `${withoutEmptyEnd(segment).join(ELEMENT)}${TERMINATOR}\n`).join('');
}

function withoutEmptyEnd(segment: Segment): readonly string[] {
  const last = segment.findLastIndex((element) => element !== '');
  return segment.slice(0, last + 1);
}

/** The version of ASC X12 834 that HIPAA requires: 45 CFR 162.1502. */
export const VERSION_834 = '005010X220A1';

/** Sender, receiver, date and control number. */
export interface Interchange {
  senderId: string;
  receiverId: string;
  day: IsoDate;
  /** HHMM, Detroit time. */
  time: string;
  /** 1 to 999,999,999; used for the interchange, its group and its set. */
  controlNumber: number;
  isTest: boolean;
}

/** Wraps the segments of one transaction set in ST and SE, then GS and GE, then ISA and IEA. */
export function enveloped(interchange: Interchange, body: readonly Segment[]): Segment[] {
  const { controlNumber, day } = interchange;
  const [interchangeNumber, setNumber] = [String(controlNumber).padStart(9, '0'), '0001'];
  const [sender, receiver] = [cleaned(interchange.senderId, 15), cleaned(interchange.receiverId, 15)];
  const ymd = day.replaceAll('-', '');
  return [
    ['ISA', '00', ' '.repeat(10), '00', ' '.repeat(10), 'ZZ', sender.padEnd(15), 'ZZ', receiver.padEnd(15)].concat(
      [ymd.slice(2), interchange.time, DELIMITERS.REPETITION, '00501', interchangeNumber, '0'],
      [interchange.isTest ? 'T' : 'P', DELIMITERS.COMPONENT],
    ) as unknown as Segment,
    ['GS', 'BE', sender, receiver, ymd, interchange.time, String(controlNumber), 'X', VERSION_834],
    ['ST', '834', setNumber, VERSION_834],
    ...body,
    ['SE', String(body.length + 2), setNumber],
    ['GE', '1', String(controlNumber)],
    ['IEA', '1', interchangeNumber],
  ];
}

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

export interface Parties {
  payerName: string;
  /** The receiver's identifier for the payer. */
  payerId: string;
}

/**
 * A group's enrollment as an X12 834 file, benefit enrollment and maintenance.
 *
 * Dates:   the installation's, so the file is the same whenever it is generated.
 * SSNs:    included if the payload has them; files for download have none.
 * Source:  ASC X12N 834 (005010X220A1), 45 CFR 162.1502.
 */
export function enrollment834(enrollment: CarrierEnrollment, interchange: Interchange, parties: Parties): string {
  const { Group: group, Members: members } = enrollment;
  const body: Segment[] = [
    ...header(enrollment, interchange),
    ['N1', 'P5', cleaned(group.GroupName, 60), ...(group.TaxId ? ['FI', group.TaxId] : [])],
    ['N1', 'IN', cleaned(parties.payerName, 60), 'XV', cleaned(parties.payerId, 80)],
    ...members.flatMap((member) =>
      memberLoop(member, {
        groupNumber: group.GroupNumber,
        effectiveDate: group.EffectiveDate,
        levels: coverageLevels(members.filter((other) => other.SubscriberReference === member.SubscriberReference)),
      }),
    ),
  ];
  return written(enveloped(interchange, body));
}

function header({ Group: group, Members: members }: CarrierEnrollment, { day, time }: Interchange): Segment[] {
  const subscribers = members.filter(({ Relationship: relationship }) => relationship === 'Self').length;
  const policy: Segment[] = group.GroupNumber ? [['REF', '38', cleaned(group.GroupNumber, 50)]] : [];
  return [
    ['BGN', '00', cleaned(group.Reference, 50), day.replaceAll('-', ''), time, 'ET', '', '', '2'],
    ...policy,
    ['DTP', '007', 'D8', d8(group.EffectiveDate)],
    ['QTY', 'TO', String(members.length)],
    ['QTY', 'ET', String(subscribers)],
    ['QTY', 'DT', String(members.length - subscribers)],
  ];
}

/** HD05: who in the household has this coverage. */
export function coverageLevels(household: readonly CarrierMember[]): Map<Coverage, string> {
  return new Map(
    COVERAGES.map((coverage) => {
      const covered = household.filter(({ Coverages }) => Coverages.some(({ Coverage }) => Coverage === coverage));
      return [coverage, coverageLevel(covered.map(({ Relationship: relationship }) => relationship))];
    }),
  );
}

function coverageLevel(covered: readonly Relationship[]): string {
  const hasPartner = covered.includes('Spouse') || covered.includes('DomesticPartner');
  const hasChild = covered.includes('Child');
  if (hasPartner) {
    return hasChild ? 'FAM' : 'ESP';
  }
  return hasChild ? 'ECH' : 'EMP';
}
