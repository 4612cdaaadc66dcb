import type {
  EnrollmentMember,
  MemberDetails,
  MemberFacts,
  SaveEnrollmentMemberRequest,
} from '#shared/enrollment/members/members.record';
import { employeeProblems } from '#shared/enrollment/employees/employees';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { enrolledMember, type EnrolledMember } from '#shared/enrollment/members/household';
import { isSpecialClass } from '#shared/enrollment/members/employment-problems';
import { SPECIAL_CLASS_LABELS } from '#shared/enrollment/members/member-class';
import { memberProblems } from '#shared/enrollment/members/member-problems';
import { parsePhone } from '#shared/formats/phone';
import { ssnToSend } from '#shared/formats/ssn';
import { ENROLLED_PERSON } from '#shared/persons/person.record';
import type { PcpChoice } from '#shared/providers/pcp-validity';
import { sentOf, textFormOf, type TextForm } from '#shared/records/rows';

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

/** "Active", "Early retiree"; null if none is selected. */
export function classLabel(memberClass: string | null, { Segments }: MemberFacts): string | null {
  if (memberClass !== null && isSpecialClass(memberClass)) {
    return SPECIAL_CLASS_LABELS[memberClass];
  }
  const segment = Segments.find(({ SegmentClassId }) => SegmentClassId === memberClass);
  return segment?.SegmentName || memberClass;
}
