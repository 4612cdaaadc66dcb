import { useWatch } from 'react-hook-form';
import { isUseLongAgo } from '#shared/census/tobacco';
import { ageOn, parseIsoDate } from '#shared/dates/iso-date';
import { askedOf, isVisionOffered } from '#shared/individuals/household-members';
import { useCensusFacts } from '../census/census-context.ts';
import { type CensusForm, factsOf, type MemberForm } from '../saving/census-form.ts';
import { personOf } from './household-findings.ts';

export type Asked = ReturnType<typeof useAsked>;

/** Which questions this person is asked, and how old they are when coverage begins. */
export function useAsked(member: MemberForm) {
  const { viewer, isDecided } = useCensusFacts();
  const [IndividualPlanType, EffectiveDate] = useWatch<CensusForm, ['IndividualPlanType', 'EffectiveDate']>({
    name: ['IndividualPlanType', 'EffectiveDate'],
  });
  const facts = factsOf({ IndividualPlanType, EffectiveDate }, viewer);
  const person = personOf(member);
  const born = parseIsoDate(member.DateOfBirth);
  const on = facts.effectiveDate ?? viewer.today;
  const asked = askedOf(person, facts);
  const isPermanent = IndividualPlanType === 'Permanent';
  const tobacco = born !== null && asked.tobacco;
  return {
    isPermanent,
    age: born && born <= on ? ageOn(born, on) : null,
    dental: asked.dental,
    vision: (born !== null || member.RelationshipToSubscriber === 'Self') && isVisionOffered(person, facts),
    tobacco,
    lastUse: tobacco && member.Tobacco === true,
    usedLongAgo: facts.effectiveDate !== null && isUseLongAgo(parseIsoDate(member.LastTobaccoUse), facts.effectiveDate),
    disability: isPermanent && member.RelationshipToSubscriber === 'Child',
    credit: isPermanent && !isDecided,
  };
}
