import { RELATIONSHIP_LABELS, type CoverageStatus, type Relationship } from '#shared/census/census-codes';
import { matchPeople, type MatchablePerson } from '#shared/census/match-people';
import type { CensusChanges, ChangedPerson, PersonLine } from '#shared/scenarios/scenario.record';
import { formatDay } from '#shared/formats/auto-date';

/** The data by which two censuses are compared. */
export interface ComparedMember extends MatchablePerson {
  relationship: Relationship;
  medicalStatus: CoverageStatus;
  dentalStatus: CoverageStatus;
  visionStatus: CoverageStatus;
  /** null: not answered. Of households only. */
  tobacco: boolean | null;
  disabled: boolean;
}

/** The maximum number of names per list; the totals count everyone. */
const MOST_NAMES = 100;

/** Who joined, who left and what changed between two censuses, in census order. */
export function censusChanges(left: readonly ComparedMember[], right: readonly ComparedMember[]): CensusChanges {
  const matched = matchPeople(left, right);
  const changed = matched.both.flatMap(({ before, after }) => {
    const Changes = differences(before, after);
    return Changes.length > 0 ? [{ ...personLine(after), Changes }] : [];
  });
  return {
    Same: matched.both.length - changed.length,
    JoinedTotal: matched.joined.length,
    LeftTotal: matched.left.length,
    ChangedTotal: changed.length,
    Joined: matched.joined.slice(0, MOST_NAMES).map(personLine),
    Left: matched.left.slice(0, MOST_NAMES).map(personLine),
    Changed: changed.slice(0, MOST_NAMES),
  };
}

const personLine = ({ firstName, lastName, relationship }: ComparedMember): PersonLine => ({
  Name: `${firstName} ${lastName}`,
  Relationship: RELATIONSHIP_LABELS[relationship],
});

const FIELDS: readonly { Field: string; text: (member: ComparedMember) => string }[] = [
  { Field: 'Name', text: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { Field: 'Relationship', text: ({ relationship }) => RELATIONSHIP_LABELS[relationship] },
  { Field: 'Birth date', text: ({ dateOfBirth }) => formatDay(dateOfBirth) },
  { Field: 'Medical', text: ({ medicalStatus }) => medicalStatus },
  { Field: 'Dental', text: ({ dentalStatus }) => dentalStatus },
  { Field: 'Vision', text: ({ visionStatus }) => visionStatus },
  { Field: 'Tobacco', text: ({ tobacco }) => (tobacco ? 'Yes' : 'No') },
  { Field: 'Disabled', text: ({ disabled }) => (disabled ? 'Yes' : 'No') },
];

const differences = (before: ComparedMember, after: ComparedMember): ChangedPerson['Changes'] =>
  FIELDS.map(({ Field, text }) => ({ Field, Left: text(before), Right: text(after) })).filter(
    (change) => change.Left !== change.Right,
  );
