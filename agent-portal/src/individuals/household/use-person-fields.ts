import { useFormContext } from 'react-hook-form';
import type { HouseholdProblem } from '#shared/individuals/household-members';
import { useCensusFacts } from '../census/census-context.ts';
import type { CensusForm, MemberForm } from '../saving/census-form.ts';
import { findingAt } from './household-findings.ts';

/** What the fields of a person have in common. */
export function usePersonFields(index: number) {
  const { viewer, canEdit, isDecided } = useCensusFacts();
  const { getValues } = useFormContext<CensusForm>();
  const named = <Name extends keyof MemberForm>(name: Name) => `Members.${index}.${name}` as const;
  return {
    own: <Name extends keyof MemberForm>(name: Name) => ({ name: named(name), disabled: !canEdit }),
    /** Those that the marketplace decides by. */
    decided: <Name extends keyof MemberForm>(name: Name) => ({ name: named(name), disabled: !canEdit || isDecided }),
    checkOf: (field: HouseholdProblem['field']) => () => findingAt(getValues(), viewer, { index, field }),
  };
}
