import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { EnrollmentMembersResponse, MemberFacts } from '#shared/enrollment/members/members.record';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { enrolledMembers, type EnrolledMember } from '#shared/enrollment/members/household';
import { enrolls, memberProblems } from '#shared/enrollment/members/member-problems';
import { isOutOfArea, medicalPlanOf } from '#shared/enrollment/members/plan-problems';
import { formatName } from '#shared/formats/person-name';
import { wordsMatcher } from '#shared/search/search-terms';
import { classLabel } from '../../components/member-form/member-form.ts';

/** A member as a list row. */
export interface MemberRow {
  member: EnrolledMember;
  name: string;
  /** What is missing or invalid; empty if the member is complete. */
  problems: readonly EnrollmentProblem[];
  enrolls: boolean;
  /** Relationship, segment and plan: "Employee, Active, PPO Gold 1000". */
  summary: string;
  isOutOfArea: boolean;
}

export function toMemberRows({ Members, Facts }: Pick<EnrollmentMembersResponse, 'Members' | 'Facts'>): MemberRow[] {
  return enrolledMembers(Members, Facts).map((member) => ({
    member,
    name: formatName(member),
    problems: memberProblems(member, Facts),
    enrolls: enrolls(member),
    summary: summaryOf(member, Facts),
    isOutOfArea: isOutOfArea(member, Facts),
  }));
}

const summaryOf = (member: EnrolledMember, facts: MemberFacts): string =>
  [
    RELATIONSHIP_LABELS[member.RelationshipToSubscriber],
    classLabel(member.MemberClass, facts),
    medicalPlanOf(member, facts)?.PlanDisplayName ?? null,
  ]
    .filter(Boolean)
    .join(', ');

/** The rows that contain every word: in the name, relationship, segment or plan. */
export function rowsMatching(rows: readonly MemberRow[], words: string, incompleteOnly: boolean): readonly MemberRow[] {
  const matches = wordsMatcher(words);
  return rows.filter(({ name, summary, problems }) => {
    return matches(`${name} ${summary}`) && (!incompleteOnly || problems.length > 0);
  });
}

/** The next incomplete member after this one, wrapping around to the first; null if there is no other. */
export function nextIncomplete(rows: readonly MemberRow[], afterId: number | null): MemberRow | null {
  const place = rows.findIndex(({ member }) => member.Id === afterId);
  const inTurn = [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))];
  return inTurn.find(({ problems }) => problems.length > 0) ?? null;
}

/** "7.HomeAddress.City" in a task list line: the member and the field. */
export function targetOf(field: string | null): { memberId: number; field: string | null } | null {
  const [, id, name] = /^(\d+)(?:\.([\w.]+))?$/.exec(field ?? '') ?? [];
  return id ? { memberId: Number(id), field: name ?? null } : null;
}
