import { useEffect, useEffectEvent } from 'react';
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form';
import type { CensusForm, MemberForm } from '../saving/census-form.ts';

const FACTS = ['RelationshipToSubscriber', 'Disabled', 'MedicalStatus', 'Tobacco'] as const;

/** Rules about people depend on other answers: what is filled in is checked again when one of those changes. */
export function useFindingsRechecked(): void {
  const { getValues, trigger } = useFormContext<CensusForm>();
  const [planType, effectiveDate, members] = useWatch<CensusForm, ['IndividualPlanType', 'EffectiveDate', 'Members']>({
    name: ['IndividualPlanType', 'EffectiveDate', 'Members'],
  });
  const facts = JSON.stringify([planType, effectiveDate, members.map((member) => FACTS.map((name) => member[name]))]);
  const recheck = useEffectEvent(() => void trigger(getValues('Members').flatMap(filledIn)));
  useEffect(() => recheck(), [facts]);
}

const filledIn = (member: MemberForm, at: number): FieldPath<CensusForm>[] => [
  `Members.${at}.RelationshipToSubscriber`,
  `Members.${at}.MedicalStatus`,
  ...(member.DateOfBirth === '' ? [] : [`Members.${at}.DateOfBirth` as const]),
  ...(member.LastTobaccoUse === '' ? [] : [`Members.${at}.LastTobaccoUse` as const]),
];
