import type {
  EnrollmentMember,
  EnrollmentPlan,
  MemberDetails,
  MemberFacts,
  SaveEnrollmentMemberRequest,
} from '#shared/enrollment/members/members.record';
import { employeeProblems, EMPLOYERS_PART } from '#shared/enrollment/employees/employees';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { enrolledMember, type EnrolledMember } from '#shared/enrollment/members/household';
import { isSpecialClass } from '#shared/enrollment/members/employment-problems';
import { SPECIAL_CLASS_LABELS } from '#shared/enrollment/members/member-class';
import { memberProblems } from '#shared/enrollment/members/member-problems';
import { parsePhone } from '#shared/formats/phone';
import { comparedSsn, ssnToSend } from '#shared/formats/ssn';
import { ENROLLED_PERSON } from '#shared/persons/person.record';
import type { PcpChoice } from '#shared/providers/pcp-validity';
import { sentOf, shownDifferences, type ShownDifference, textFormOf, type TextForm } from '#shared/records/rows';

/** The form's values, with wire names so that the server's messages match their fields. '' means none. */
export type MemberForm = Omit<TextForm<typeof ENROLLED_PERSON>, keyof PcpChoice> &
  PcpChoice & {
    /** The chosen county's; not sent. */
    RateArea: number | null;
  };

/** A stored member as form values: a copy, so that leaving changes nothing. */
export const toMemberForm = (member: EnrollmentMember): MemberForm => ({
  ...textFormOf(ENROLLED_PERSON, structuredClone(member)),
  PrimaryCareProviderId: member.PrimaryCareProviderId,
  PrimaryCareProviderName: member.PrimaryCareProviderName,
  RateArea: member.RateArea,
});

/** The form as sent over the wire; an SSN that was not typed is omitted and stays unchanged. */
export const toSaveRequest = (
  form: MemberForm,
  Id: number,
  Version: number,
): MemberDetails & Pick<SaveEnrollmentMemberRequest, 'Id' | 'Version'> => ({
  Id,
  Version,
  ...sentOf(ENROLLED_PERSON, form as TextForm<typeof ENROLLED_PERSON>),
  SSN: ssnToSend(form.SSN),
});

export interface MemberContext {
  member: EnrollmentMember;
  /** The household's; undefined if it has none. */
  employee: EnrollmentMember | undefined;
  facts: MemberFacts;
  /** Staff have relaxed rules; the employee does neither see nor complete the employer's part. */
  writer: 'agent' | 'staff' | 'employee';
}

/** The member with the form's current values. */
export function memberInForm(form: MemberForm, { member, employee, facts, writer }: MemberContext): EnrolledMember {
  const { Id, Version, ...request } = toSaveRequest(form, member.Id, member.Version);
  const edited: EnrollmentMember = {
    ...member,
    ...request,
    SSN: form.SSN || null,
    HomeNumber: parsePhone(form.HomeNumber),
    RateArea: form.RateArea,
    SavedByStaff: writer === 'staff',
    PrimaryCareProviderProblem: hasSameProvider(request, member) ? member.PrimaryCareProviderProblem : null,
  };
  const isEmployee = member.RelationshipToSubscriber === 'Self';
  return enrolledMember({ ...edited, Id, Version }, isEmployee ? edited : employee, facts);
}

/** The server's findings about the provider apply until the choice changes; saving checks a new choice again. */
const hasSameProvider = (edited: MemberDetails, member: EnrollmentMember): boolean =>
  edited.PrimaryCareProviderId === member.PrimaryCareProviderId &&
  edited.PrimaryCareProviderExistingPatient === member.PrimaryCareProviderExistingPatient &&
  edited.SelectedMedicalPlanId === member.SelectedMedicalPlanId;

/** What would still be missing or invalid. */
export const problemsInForm = (form: MemberForm, context: MemberContext): EnrollmentProblem[] =>
  (context.writer === 'employee' ? employeeProblems : memberProblems)(memberInForm(form, context), context.facts);

export const GENDER_CHOICES = [
  { value: 'F', label: 'Female' },
  { value: 'M', label: 'Male' },
] as const;

/** Where two versions of a member differ. Employees see nothing of the employer's part, and words for codes. */
export function memberDifferences(
  { facts, writer }: MemberContext,
  mine: MemberForm,
  theirs: MemberForm,
  text: (english: string) => string,
): ShownDifference[] {
  if (writer !== 'employee') {
    return shownDifferences(ENROLLED_PERSON, mine, theirs);
  }
  const isTheirPart = (name: string) => !EMPLOYERS_PART.some((field) => field === name);
  const fields = Object.entries(ENROLLED_PERSON).filter(([name]) => isTheirPart(name));
  const planOf = (plans: readonly EnrollmentPlan[], planId: number | '') =>
    plans.find(({ PlanId }) => PlanId === planId)?.PlanDisplayName ?? '';
  const yesNo = (isOn: boolean) => text(isOn ? 'Yes' : 'No');
  return shownDifferences(Object.fromEntries(fields) as typeof ENROLLED_PERSON, mine, theirs, (form) => ({
    Gender: text(GENDER_CHOICES.find(({ value }) => value === form.Gender)?.label ?? ''),
    SSN: text(comparedSsn(form.SSN)),
    SelectedMedicalPlanId: planOf(facts.MedicalPlans, form.SelectedMedicalPlanId),
    SelectedDentalPlanId: planOf(facts.DentalPlans, form.SelectedDentalPlanId),
    LivesWithEmployee: yesNo(form.LivesWithEmployee),
    MailingAddressSameAsHome: yesNo(form.MailingAddressSameAsHome),
    PrimaryCareProviderAutoAssign: yesNo(form.PrimaryCareProviderAutoAssign),
    PrimaryCareProviderExistingPatient: yesNo(form.PrimaryCareProviderExistingPatient),
  }));
}

/** "Active", "Early retiree"; null if none is selected. */
export function classLabel(memberClass: string | null, { Segments }: MemberFacts): string | null {
  if (memberClass !== null && isSpecialClass(memberClass)) {
    return SPECIAL_CLASS_LABELS[memberClass];
  }
  const segment = Segments.find(({ SegmentClassId }) => SegmentClassId === memberClass);
  return segment?.SegmentName || memberClass;
}
