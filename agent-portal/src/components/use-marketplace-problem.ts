import { AGENTS_ONLY, marketplaceProblem } from '#shared/marketplace/marketplace-facts';
import { today } from '#web/inputs/today';
import { useRules } from '../app/use-rules.ts';
import { useUser } from '../app/session/use-user.ts';

/** Why this user cannot start a marketplace quote today; null when they can. */
export function useMarketplaceProblem(): string | null {
  const { Permissions, SrcAgentId } = useUser();
  const { FFMStartDate, FFMEndDate } = useRules();
  return SrcAgentId === null
    ? AGENTS_ONLY
    : marketplaceProblem({
        permissions: Permissions,
        firstDay: FFMStartDate,
        lastDay: FFMEndDate,
        today: today(),
      });
}
