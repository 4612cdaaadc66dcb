const KEY = 'pq.book-agent';

/** The agent whose book this user looked at last. The insurer's number of the agent, and nothing else of a person. */
export function chosenAgentOf(userId: number): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { userId?: unknown; agentId?: unknown } | null;
    return kept?.userId === userId && typeof kept.agentId === 'string' ? kept.agentId : null;
  } catch {
    return null;
  }
}

/** Kept for the next visit too; null forgets. */
export function rememberAgent(userId: number, agentId: string | null): void {
  try {
    if (agentId === null) {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, JSON.stringify({ userId, agentId }));
    }
  } catch {
    // Storage can be switched off; the agent is then picked anew on each visit.
  }
}
