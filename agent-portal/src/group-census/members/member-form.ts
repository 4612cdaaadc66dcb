import type { CensusMemberRequest, CensusMemberResponse } from '#shared/census/census.record';
import type { Relationship } from '#shared/census/census-codes';
import { ssnToSend } from '#shared/formats/ssn';
import { QUOTED_MEMBER } from '#shared/persons/person.record';
import { blankOf, labelsOf, sentOf, shownDifferences, textFormOf, type TextForm } from '#shared/records/rows';

/** One member's form values: every field as its input holds it. */
export type MemberForm = Omit<TextForm<typeof QUOTED_MEMBER>, 'EmployeeNumber'> & { EmployeeNumber: string };

/** What an editor is open for: a stored member, or a new person. */
export type EditTarget =
  { kind: 'stored'; id: number; version: number } | { kind: 'new'; relationship: Relationship; employeeNumber: number };

/** A copy to edit: the stored member stays unchanged until it is saved. */
export const toForm = (member: CensusMemberResponse): MemberForm => ({
  ...textFormOf(QUOTED_MEMBER, member),
  EmployeeNumber: String(member.EmployeeNumber),
});

/** An empty form. A dependent starts with the employee's last name and coverage choices, which are usually right. */
export const newForm = (
  relationship: Relationship,
  employeeNumber: number,
  employee: CensusMemberResponse | undefined,
): MemberForm => ({
  ...textFormOf(QUOTED_MEMBER, blankOf(QUOTED_MEMBER)),
  EmployeeNumber: String(employeeNumber),
  RelationshipToSubscriber: relationship,
  LastName: employee?.LastName ?? '',
  MedicalStatus: employee?.MedicalStatus ?? 'Enroll',
  DentalStatus: employee?.DentalStatus ?? 'Waive',
  VisionStatus: employee?.VisionStatus ?? 'Waive',
  HomePostalCode: employee?.HomePostalCode ?? '',
});

/** The request for a valid form. The mask of a stored SSN is omitted, which leaves the SSN unchanged. */
export function toRequest(form: MemberForm, target: EditTarget): CensusMemberRequest {
  const EmployeeNumber = Number(form.EmployeeNumber);
  const { SSN: _written, ...written } = sentOf(QUOTED_MEMBER, { ...form, EmployeeNumber });
  const SSN = ssnToSend(form.SSN);
  return {
    ...(target.kind === 'stored' ? { Id: target.id, Version: target.version } : { Id: 0 }),
    ...written,
    ...(SSN === undefined ? {} : { SSN }),
    LastTobaccoUse: form.Tobacco ? written.LastTobaccoUse : null,
  };
}

/** The differences between two users' versions of a member, in the screen's wording. */
export const memberDifferences = (mine: MemberForm, theirs: MemberForm) =>
  shownDifferences(QUOTED_MEMBER, mine, theirs);

const LABELS: Readonly<Record<string, string>> = labelsOf(QUOTED_MEMBER);

export const fieldLabel = (field: string): string => LABELS[field] ?? field;

/** For use within a sentence: "date of birth", but "SSN". */
export const fieldInSentence = (field: string): string =>
  fieldLabel(field).replace(/^[A-Z](?=[a-z-])/, (letter) => letter.toLowerCase());
