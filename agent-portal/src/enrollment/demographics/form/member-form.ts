import type { Gender } from '#shared/census/census-codes';
import type {
  EnrollmentMember,
  MemberDetails,
  MemberAddress,
  MemberFacts,
  SaveEnrollmentMemberRequest,
} from '#shared/contract/enrollment-members';
import { parseIsoDate } from '#shared/dates/iso-date';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { enrolledMember, type EnrolledMember } from '#shared/enrollment/members/household';
import { memberProblems } from '#shared/enrollment/members/member-problems';
import { parsePhone } from '#shared/formats/phone';
import { ssnToSend } from '#shared/formats/ssn';
import type { PcpChoice } from '#shared/providers/pcp-validity';

/** The form's values, named as on the wire so that the server's messages find their fields. '' stands for none. */
export interface MemberForm extends PcpChoice {
  FirstName: string;
  MiddleInitial: string;
  LastName: string;
  Gender: Gender | '';
  SSN: string;
  MemberClass: string;
  SubGroupId: string;
  DateOfHire: string;
  SelectedMedicalPlanId: number | '';
  SelectedDentalPlanId: number | '';
  HomeNumber: string;
  EmailAddress: string;
  LivesWithEmployee: boolean;
  HomeAddress: MemberAddress;
  /** Of the chosen county; not sent. */
  RateArea: number | null;
  MailingAddressSameAsHome: boolean;
  MailingAddress: MemberAddress;
  COBRAEligibility: string;
  COBRADuration: number | '';
}

/** A stored member as the form shows it: a copy, so that leaving it changes nothing. */
export const toMemberForm = (member: EnrollmentMember): MemberForm => ({
  FirstName: member.FirstName,
  MiddleInitial: member.MiddleInitial ?? '',
  LastName: member.LastName,
  Gender: member.Gender ?? '',
  SSN: member.SSN ?? '',
  MemberClass: member.MemberClass ?? '',
  SubGroupId: member.SubGroupId ?? '',
  DateOfHire: member.DateOfHire ?? '',
  SelectedMedicalPlanId: member.SelectedMedicalPlanId ?? '',
  SelectedDentalPlanId: member.SelectedDentalPlanId ?? '',
  HomeNumber: member.HomeNumber ?? '',
  EmailAddress: member.EmailAddress ?? '',
  LivesWithEmployee: member.LivesWithEmployee,
  HomeAddress: { ...member.HomeAddress },
  RateArea: member.RateArea,
  MailingAddressSameAsHome: member.MailingAddressSameAsHome,
  MailingAddress: { ...member.MailingAddress },
  PrimaryCareProviderId: member.PrimaryCareProviderId,
  PrimaryCareProviderName: member.PrimaryCareProviderName,
  PrimaryCareProviderAutoAssign: member.PrimaryCareProviderAutoAssign,
  PrimaryCareProviderExistingPatient: member.PrimaryCareProviderExistingPatient,
  COBRAEligibility: member.COBRAEligibility ?? '',
  COBRADuration: member.COBRADuration ?? '',
});

const orNull = <Value extends string | number>(value: Value | ''): Value | null => (value === '' ? null : value);

/** The form as it goes over the wire; an SSN that nobody typed is left out and stays. */
export const toSaveRequest = (form: MemberForm, Id: number, Version: number): SaveEnrollmentMemberRequest => {
  const { RateArea: _notSent, ...values } = form;
  return {
    ...values,
    Id,
    Version,
    MiddleInitial: orNull(form.MiddleInitial.trim()),
    Gender: orNull(form.Gender),
    SSN: ssnToSend(form.SSN),
    MemberClass: orNull(form.MemberClass),
    SubGroupId: orNull(form.SubGroupId),
    DateOfHire: parseIsoDate(form.DateOfHire),
    SelectedMedicalPlanId: orNull(form.SelectedMedicalPlanId),
    SelectedDentalPlanId: orNull(form.SelectedDentalPlanId),
    HomeNumber: orNull(form.HomeNumber),
    EmailAddress: orNull(form.EmailAddress.trim()),
    PrimaryCareProviderId: form.PrimaryCareProviderId || null,
    COBRAEligibility: parseIsoDate(form.COBRAEligibility),
    COBRADuration: orNull(form.COBRADuration),
  };
};

export interface MemberContext {
  member: EnrollmentMember;
  /** Of the household; undefined where it has none. */
  employee: EnrollmentMember | undefined;
  facts: MemberFacts;
  /** Internal staff: their relaxed rules. */
  isStaff: boolean;
}

/** The member as it would be with what the form holds now. */
export function memberInForm(form: MemberForm, { member, employee, facts, isStaff }: MemberContext): EnrolledMember {
  const { Id, Version, ...request } = toSaveRequest(form, member.Id, member.Version);
  const edited: EnrollmentMember = {
    ...member,
    ...request,
    SSN: form.SSN || null,
    HomeNumber: parsePhone(form.HomeNumber),
    RateArea: form.RateArea,
    SavedByStaff: isStaff,
    PrimaryCareProviderProblem: hasSameProvider(request, member) ? member.PrimaryCareProviderProblem : null,
  };
  const isEmployee = member.RelationshipToSubscriber === 'Self';
  return enrolledMember({ ...edited, Id, Version }, isEmployee ? edited : employee, facts);
}

/** What the server said of the provider holds until the choice changes; of another one it says anew when it is saved. */
const hasSameProvider = (edited: MemberDetails, member: EnrollmentMember): boolean =>
  edited.PrimaryCareProviderId === member.PrimaryCareProviderId &&
  edited.PrimaryCareProviderExistingPatient === member.PrimaryCareProviderExistingPatient &&
  edited.SelectedMedicalPlanId === member.SelectedMedicalPlanId;

/** What would still be missing or wrong. */
export const problemsInForm = (form: MemberForm, context: MemberContext): EnrollmentProblem[] =>
  memberProblems(memberInForm(form, context), context.facts);
