import {
  type ActionKind,
  BLANK_ACTION,
  type DailyAction,
} from '#shared/book-of-business/individuals/today/daily-actions.record';
import {
  birthday26,
  birthday65,
  graceUntil,
  lastDayAsChild,
  medicareStart,
} from '#shared/book-of-business/individuals/today/windows';
import { addDays, daysBetween, type IsoDate } from '#shared/dates/iso-date';
import { specialFacts } from '#shared/eligibility/individual-dates';
import { lastSelectionDay } from '#shared/eligibility/special-enrollment';
import { dollarsFromCents } from '#shared/formats/currency';
import type { ActionFacts, LostDoctor } from './action-facts.ts';
import type { ContractRow, MemberRow, SpecialRow } from './list-actions.repository.ts';

export const toGraceAction = (kind: ActionKind, row: ContractRow, { today, rules }: ActionFacts): DailyAction => ({
  ...ofContract(kind, row),
  ...by(today, graceUntil(row.graceFrom, Boolean(row.hasCredit), rules)),
  AmountDue: dollarsFromCents((row.amountDueCents ?? 0) - (row.suspenseCents ?? 0)),
});

export const toRenewalAction = (row: ContractRow, { today, window }: ActionFacts): DailyAction => ({
  ...ofContract('RenewalOpen', row),
  ...(window && { ...by(today, window.until), RenewalYear: window.year }),
});

export const toTurning26 = (row: MemberRow, { today }: ActionFacts): DailyAction => ({
  ...ofMember('Turning26', row),
  ...by(today, lastDayAsChild(row.memberBirthDate)),
  Birthday: birthday26(row.memberBirthDate),
});

export function toTurning65(row: MemberRow, { today }: ActionFacts): DailyAction {
  const { enrollFrom, enrollUntil, begins } = medicareStart(row.memberBirthDate);
  return {
    ...ofMember('Turning65', row),
    ...by(today, addDays(begins, -1)),
    Birthday: birthday65(row.memberBirthDate),
    EnrollFrom: enrollFrom,
    EnrollUntil: enrollUntil,
  };
}

export const toDoctorAction = (row: MemberRow, doctors: readonly LostDoctor[]): DailyAction => ({
  ...ofMember('DoctorUnavailable', row),
  DoctorName: row.doctorName ?? '',
  DoctorProblem:
    doctors.find(
      ({ npi, planId, isExistingPatient }) =>
        npi === row.npi && planId === row.planId && isExistingPatient === Boolean(row.isExistingPatient),
    )?.problem ?? null,
});

export const toSpecialAction = (row: SpecialRow, { today, dates }: ActionFacts): DailyAction => ({
  ...BLANK_ACTION,
  Kind: 'SpecialEnrollmentEnding',
  QuoteId: row.quoteId,
  Name: { First: row.firstName, Last: row.lastName },
  Phone: row.phone ?? '',
  ...by(
    today,
    lastSelectionDay(
      row.eventDate,
      specialFacts(row.event, { ...dates, granted: row.isFfm ? [] : null }, row.eventAnswer),
    ),
  ),
  Event: row.event,
  Status: row.status,
  IsFfm: Boolean(row.isFfm),
});

const by = (today: IsoDate, Deadline: IsoDate): Pick<DailyAction, 'Deadline' | 'DaysLeft'> => ({
  Deadline,
  DaysLeft: daysBetween(today, Deadline),
});

const ofContract = (Kind: ActionKind, row: ContractRow): DailyAction => ({
  ...BLANK_ACTION,
  Kind,
  ContractId: row.contractNumber,
  Name: { First: row.firstName, Last: row.lastName },
  Phone: row.phone,
  TaxCredit: row.hasCredit ? dollarsFromCents(row.latestAptcCents ?? 0) : null,
  CsrLevelDescription: row.csrLevelDescription,
});

const ofMember = (kind: ActionKind, row: MemberRow): DailyAction => ({
  ...ofContract(kind, row),
  Member: { First: row.memberFirstName, Last: row.memberLastName },
});
