import type { ErrorMessageCount } from '#shared/error-reports/error-reports.record';

/** The first messages, and always the one that is chosen: it can be let go even when nobody says it any more. */
export function messageChips(
  messages: readonly ErrorMessageCount[],
  { chosen, most }: { chosen: string | undefined; most: number },
): { shown: ErrorMessageCount[]; left: number } {
  const first = messages.slice(0, most);
  const isMissing = chosen !== undefined && !first.some(({ Message }) => Message === chosen);
  const missing = isMissing
    ? [messages.find(({ Message }) => Message === chosen) ?? { Message: chosen, Count: 0 }]
    : [];
  return { shown: [...first, ...missing], left: messages.length - first.length };
}
