import type { MemberFacts } from '#shared/enrollment/members/members.record';
import { SPECIAL_CLASS_LABELS } from '#shared/enrollment/members/member-class';
import { nameToCompare } from '#shared/formats/composed';

/** "Early-Retiree" and "early retiree" are the same. */
const plain = (text: string): string => nameToCompare(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

interface Named<Id> {
  id: Id;
  name: string;
}

/** By id or by name; a name that several have means none of them. */
function chosen<Id extends string | number>(text: string, choices: readonly Named<Id>[]): Id | null {
  const wanted = plain(text);
  const byId = choices.find(({ id }) => plain(String(id)) === wanted);
  const byName = choices.filter(({ name }) => plain(name) === wanted);
  return byId?.id ?? (byName.length === 1 ? byName[0]!.id : null);
}

/** Source: spec 000 section 3, "SegmentClass": an employee segment, or a special class that the application opens. */
export const segmentNamed = (text: string, { Segments, SpecialClasses }: MemberFacts): string | null =>
  chosen<string>(text, [
    ...Segments.map(({ SegmentClassId, SegmentName }) => ({ id: SegmentClassId, name: SegmentName })),
    ...SpecialClasses.map((special) => ({ id: special, name: SPECIAL_CLASS_LABELS[special] })),
  ]);

export const subGroupNamed = (text: string, { SubGroups }: MemberFacts): string | null =>
  chosen(
    text,
    SubGroups.map(({ SubGroupId, GroupName }) => ({ id: SubGroupId, name: GroupName })),
  );

export const planNamed = (text: string, { MedicalPlans }: MemberFacts): number | null =>
  chosen(
    text,
    MedicalPlans.map(({ PlanId, PlanDisplayName }) => ({ id: PlanId, name: PlanDisplayName })),
  );
