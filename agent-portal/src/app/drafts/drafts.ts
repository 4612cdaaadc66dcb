/**
 * What somebody was typing, kept in the memory of this page: it survives going to another screen, Back, and signing in again
 * after the session ended. Never written to the browser's storage, because it may hold personal data.
 */
const drafts = new Map<string, unknown>();

const keyOf = (userId: number, name: string): string => `${userId}:${name}`;

/** Drafts belong to their user: the next person at the same screen sees none of them. */
export const keepDraft = (userId: number, name: string, values: unknown): void =>
  void drafts.set(keyOf(userId, name), structuredClone(values));

export const draftOf = <T>(userId: number, name: string): T | null =>
  (drafts.get(keyOf(userId, name)) as T | undefined) ?? null;

export const dropDraft = (userId: number, name: string): void => void drafts.delete(keyOf(userId, name));

/** On signing out by choice: nothing is left for whoever comes next. */
export const dropAllDrafts = (): void => drafts.clear();
