import type { QuoteResponse } from '#shared/quotes/quote.record';
import { nextStep, type NextStep } from '#shared/quotes/next-step';
import { useRules } from '../../app/use-rules.ts';
import { useAudience } from '../../app/session/use-user.ts';

/** The signed-in user's next step for a quote, by the routing function that the server uses too. */
export function useNextStep(): (quote: Pick<QuoteResponse, 'Id' | 'Status' | 'GroupId'>) => NextStep {
  const { DisableForExternalAgentFlag } = useRules();
  const isExternal = useAudience() === 'external';
  return ({ Id, Status, GroupId }) =>
    nextStep({
      status: Status,
      quoteId: Id,
      groupId: GroupId,
      isExternal,
      disableForExternalAgentFlag: DisableForExternalAgentFlag,
    });
}
