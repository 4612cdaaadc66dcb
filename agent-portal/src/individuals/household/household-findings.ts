import { type IsoDate, parseIsoDate } from '#shared/dates/iso-date';
import {
  householdMemberProblems,
  type HouseholdPerson,
  type HouseholdProblem,
} from '#shared/individuals/household-members';
import { type CensusForm, factsOf, type MemberForm, type Viewer } from '../saving/census-form.ts';

type CheckedForm = Pick<CensusForm, 'IndividualPlanType' | 'EffectiveDate' | 'Members'>;

/** Stands for a birth date that is not typed yet; what is found about it is dropped. */
const UNKNOWN = '2000-01-01' as IsoDate;
const OF_BIRTH_DATE: readonly HouseholdProblem['field'][] = ['DateOfBirth', 'LastTobaccoUse'];

/** The findings of the household's rules, as the server has them, about what is in the form. */
export function householdFindings(form: CheckedForm, viewer: Viewer): HouseholdProblem[] {
  const isBorn = form.Members.map(({ DateOfBirth }) => parseIsoDate(DateOfBirth) !== null);
  return householdMemberProblems(form.Members.map(personOf), factsOf(form, viewer)).filter(
    ({ index, field }) => isBorn[index] || !OF_BIRTH_DATE.includes(field),
  );
}

/** The finding at one field; null when there is none. */
export const findingAt = (
  form: CheckedForm,
  viewer: Viewer,
  place: Pick<HouseholdProblem, 'index' | 'field'>,
): string | null =>
  householdFindings(form, viewer).find(({ index, field }) => index === place.index && field === place.field)?.message ??
  null;

export const personOf = (member: MemberForm): HouseholdPerson => ({
  ...member,
  DateOfBirth: parseIsoDate(member.DateOfBirth) ?? UNKNOWN,
  Tobacco: member.Tobacco === '' ? null : member.Tobacco,
  LastTobaccoUse: parseIsoDate(member.LastTobaccoUse),
});
