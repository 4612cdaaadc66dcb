import type { ErrorMessageCount } from '#shared/error-reports/error-reports.record';

/** A message without rows has not been seen. */
export type MessageGroup = Pick<ErrorMessageCount, 'Message' | 'Count'> & Partial<ErrorMessageCount>;

/** The first messages, plus the selected one even without rows, so that it can be deselected. */
export function messageGroups(
  messages: readonly ErrorMessageCount[],
  { chosen, most }: { chosen: string | undefined; most: number },
): { shown: MessageGroup[]; left: number } {
  const first = messages.slice(0, most);
  const isMissing = chosen !== undefined && !first.some(({ Message }) => Message === chosen);
  const missing = isMissing
    ? [messages.find(({ Message }) => Message === chosen) ?? { Message: chosen, Count: 0 }]
    : [];
  return { shown: [...first, ...missing], left: messages.length - first.length };
}
