/** Identifies a draft by user and subject: the next user at the same screen sees none of it. */
export interface DraftPlace {
  userId: number;
  name: string;
}

/**
 * Unsaved input, kept in memory: it survives navigation, Back, and signing in again after the session ended. Never written to the
 * browser's storage, because it may contain personal data.
 */
const drafts = new Map<string, unknown>();

const keyOf = ({ userId, name }: DraftPlace): string => `${userId}:${name}`;

export const keepDraft = (place: DraftPlace, values: unknown): void =>
  void drafts.set(keyOf(place), structuredClone(values));

export const draftOf = <T>(place: DraftPlace): T | null => (drafts.get(keyOf(place)) as T | undefined) ?? null;

export const dropDraft = (place: DraftPlace): void => void drafts.delete(keyOf(place));

/** Something would be lost if the page were reloaded. */
export const hasDrafts = (): boolean => drafts.size > 0;

/** Called when the user signs out by choice. */
export const dropAllDrafts = (): void => drafts.clear();
