import { eventQuestion } from '#shared/eligibility/event-questions';
import { QUALIFYING_EVENT_OPTIONS } from '#shared/eligibility/qualifying-events';
import { formatDay } from '#shared/formats/auto-date';
import { coverageLengthText, type IndividualPlanType } from '#shared/individuals/individual-terms';
import { shownDifferences } from '#shared/records/rows';
import type { Difference } from '#web/records/StaleDialog';
import { memberLabel } from '../household/member-labels.ts';
import { type CensusForm, HOUSEHOLD_PERSON, type MemberForm, termsOf } from './census-form.ts';

export const PLAN_TYPE_LABELS: Record<IndividualPlanType, string> = {
  Permanent: 'ACA plan',
  ShortTerm: 'Short-term',
};

/** Where two people's versions of a quote differ, in the words of the page. */
export function censusDifferences(mine: CensusForm, theirs: CensusForm): Difference[] {
  const [own, others] = [termWords(mine), termWords(theirs)];
  const terms = Object.keys(own).map((label) => ({ label, mine: own[label] ?? '', theirs: others[label] ?? '' }));
  return [...terms.filter((row) => row.mine !== row.theirs), ...memberDifferences(mine, theirs)];
}

function termWords(form: CensusForm): Record<string, string> {
  const terms = termsOf(form);
  return {
    'Plan type': PLAN_TYPE_LABELS[terms.IndividualPlanType],
    'Enrollment type': terms.EnrollmentType ?? '',
    'Qualifying event': terms.QualifyingEventReason ? QUALIFYING_EVENT_OPTIONS[terms.QualifyingEventReason].name : '',
    'Event date': formatDay(terms.EventDate),
    'About the event':
      (terms.EventAnswer && eventQuestion(terms.QualifyingEventReason)?.answers[terms.EventAnswer]?.name) ?? '',
    'Effective date': formatDay(form.EffectiveDate),
    'Coverage length': terms.CoverageLength === null ? '' : coverageLengthText(terms.CoverageLength),
    'ZIP code': form.Address.FullPostalCode,
    'County code': form.Address.CountyFips,
    Agents: form.AssociatedAgents.map(({ Name }) => `${Name.First} ${Name.Last}`).join(', '),
  };
}

function memberDifferences(mine: CensusForm, theirs: CensusForm): Difference[] {
  const theirsById = new Map(theirs.Members.map((member) => [member.Id, member]));
  const ownIds = new Set(mine.Members.map(({ Id }) => Id));
  const own = mine.Members.flatMap((member, at) => {
    const label = memberLabel(mine.Members, at);
    const other = theirsById.get(member.Id);
    return other ? inBoth(label, member, other) : [{ label, mine: 'In the household', theirs: 'Not in the household' }];
  });
  const added = theirs.Members.map((member, at) => ({ member, label: memberLabel(theirs.Members, at) }))
    .filter(({ member }) => !ownIds.has(member.Id))
    .map(({ label }) => ({ label, mine: 'Not in the household', theirs: 'In the household' }));
  return [...own, ...added];
}

const inBoth = (who: string, mine: MemberForm, theirs: MemberForm): Difference[] =>
  shownDifferences(HOUSEHOLD_PERSON, mine, theirs).map(({ label, ...values }) => ({
    label: `${who}: ${label}`,
    ...values,
  }));
