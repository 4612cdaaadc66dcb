import type { GroupDashboardRow } from '#shared/groups/dashboard.record';
import { nextStep, type NextStep } from '#shared/quotes/next-step';
import { useRules } from '../../app/use-rules.ts';
import { useAudience } from '../../app/session/use-user.ts';

/** The signed-in user's next step for a row, by the routing function that the server uses too. */
export function useRowStep(): (row: GroupDashboardRow) => NextStep {
  const { DisableForExternalAgentFlag: disableForExternalAgentFlag } = useRules();
  const isExternal = useAudience() === 'external';
  return ({ Status, LQID, G }) =>
    nextStep({ status: Status, quoteId: LQID, groupId: G.Id, isExternal, disableForExternalAgentFlag });
}
