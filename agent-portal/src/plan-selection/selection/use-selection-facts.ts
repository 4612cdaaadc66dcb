import { useMemo } from 'react';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { SelectionFacts } from '#shared/plans/selection';
import { useRules } from '../../app/rules/use-rules.ts';
import { useAudience } from '../../app/session/use-user.ts';

/** What the selection rules ask of census, user and business rules. The server asks the same rules again with its own facts. */
export function useSelectionFacts(members: readonly CensusMemberResponse[]): SelectionFacts {
  const limits = useRules();
  const audience = useAudience();
  return useMemo(
    () => ({
      audience,
      employees: members.filter(({ RelationshipToSubscriber }) => RelationshipToSubscriber === 'Self').length,
      anyDentalEnrolled: members.some(({ DentalStatus }) => DentalStatus === 'Enroll'),
      anyVisionEnrolled: members.some(({ VisionStatus }) => VisionStatus === 'Enroll'),
      limits,
    }),
    [members, audience, limits],
  );
}
