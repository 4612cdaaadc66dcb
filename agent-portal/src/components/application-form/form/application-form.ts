import type { AccountData, ApplicationAnswers, EmployeeSegment, Subgroup } from '#shared/enrollment/application.record';
import { parseIsoDate, type IsoDate } from '#shared/dates/iso-date';
import { BLANK_ACCOUNT } from '#shared/enrollment/application/bank-account';
import { accountNumberProblem } from '#shared/enrollment/application/bank-numbers';
import { blankAnswers, blankSubgroup } from '#shared/enrollment/application/blank-answers';
import { withAdminCopies } from '#shared/enrollment/application/subgroup-problems';
import { MOST_EMPLOYEES } from '#shared/enrollment/application-options';

/** The form's values: answers, or raw text while the input is not a valid answer. */
export type ApplicationForm = Omit<ApplicationAnswers, 'AccountData'> & { AccountData: AccountData };

/** Without the server's other fields, and with an account to type into. */
export function toApplicationForm(answers: ApplicationAnswers): ApplicationForm {
  const own = onlyKeysOf(blankAnswers(), answers);
  return {
    ...own,
    PrimaryGroup: subgroupOnly(own.PrimaryGroup),
    SubGroups: own.SubGroups.map(subgroupOnly),
    AccountData: own.AccountData ?? BLANK_ACCOUNT,
  };
}

/** The form as sent: a draft, in which invalid input becomes null, and contacts that match the group admin are copied. */
export const toAnswers = (form: ApplicationForm): ApplicationAnswers => ({
  ...form,
  NumberOfEmployees: countOf(form.NumberOfEmployees),
  NumberOfEligbleEmployees: countOf(form.NumberOfEligbleEmployees),
  NumberWaiving: countOf(form.NumberWaiving),
  NumberOfFullTimeEmployees: countOf(form.NumberOfFullTimeEmployees),
  CompanyType: form.CompanyType || null,
  DomesticPartner: form.DomesticPartner || null,
  PrevInsuranceCarrierName: form.PrevInsuranceCarrierName || null,
  TwentyOrMoreEmployeesDate: dayOf(form.TwentyOrMoreEmployeesDate),
  HundredOrMoreEmployeesDate: dayOf(form.HundredOrMoreEmployeesDate),
  Section111EffectiveDate: dayOf(form.Section111EffectiveDate),
  AccountData: form.ElectAutoPayment === true ? accountOf(form.AccountData) : null,
  EmployeeSegments: form.EmployeeSegments.map(segmentOf),
  PrimaryGroup: withAdminCopies(form.PrimaryGroup),
  SubGroups: form.SubGroups.map(withAdminCopies),
});

/** A number of people, or null if invalid. */
export const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_EMPLOYEES ? value : null;

export const dayOf = (value: unknown): IsoDate | null => (typeof value === 'string' ? parseIsoDate(value) : null);

/** A partial account number counts as none. */
const accountOf = (account: AccountData): AccountData => ({
  ...account,
  AccountNumber: accountNumberProblem(account.AccountNumber) === null ? account.AccountNumber.trim() : '',
});

const segmentOf = (segment: EmployeeSegment): EmployeeSegment => ({
  ...segment,
  FullTimeHours: countOf(segment.FullTimeHours),
  NewHireRule: segment.NewHireRule || null,
  TerminationRule: segment.TerminationRule || null,
  LayoffRule: segment.LayoffRule || null,
  DisabilityRule: segment.DisabilityRule || null,
  DependentEligibility: segment.DependentEligibility || null,
});

const subgroupOnly = (subgroup: Subgroup): Subgroup => onlyKeysOf(blankSubgroup(0), subgroup);

const onlyKeysOf = <Kind extends object>(model: Kind, given: Kind): Kind =>
  Object.fromEntries(Object.keys(model).map((key) => [key, given[key as keyof Kind]])) as Kind;
