import { isDraftKey } from '#shared/session/draft.record';
import { forgetStoredDrafts, storedDraftOf, type DraftPlace } from './stored-draft.ts';

/**
 * Unsaved input, kept in memory: it survives navigation, Back, and signing in again after the session ended. Never written to the
 * browser's storage, because it may contain personal data. What must survive a reload too is stored by the server as well.
 */
const drafts = new Map<string, unknown>();

const keyOf = ({ userId, name }: DraftPlace): string => `${userId}:${name}`;

/** @param isSoonSaved the record itself is saved in a moment: the server needs the draft only if the user signs out before */
export function keepDraft(place: DraftPlace, values: unknown, isSoonSaved = false): void {
  const content: unknown = structuredClone(values);
  drafts.set(keyOf(place), content);
  storedDraftOf(place)?.keep(content, isSoonSaved);
}

/** Reads the server's draft, unless this page has one. One that cannot be read is found again by the next write. */
export async function loadDraft(place: DraftPlace): Promise<void> {
  if (!drafts.has(keyOf(place))) {
    const found = await storedDraftOf(place)
      ?.load()
      .catch(() => null);
    if (found) {
      drafts.set(keyOf(place), found.Content);
    }
  }
}

export const draftOf = <T>(place: DraftPlace): T | null => (drafts.get(keyOf(place)) as T | undefined) ?? null;

export function dropDraft(place: DraftPlace): void {
  drafts.delete(keyOf(place));
  void storedDraftOf(place)?.discard();
}

/** Something would be lost if the page were reloaded: the server has only some drafts. */
export const hasUnstoredDrafts = (): boolean =>
  [...drafts.keys()].some((key) => !isDraftKey(key.slice(key.indexOf(':') + 1)));

/** Called when the user signs out by choice: the page forgets them, the server keeps its own. */
export function dropAllDrafts(): void {
  drafts.clear();
  forgetStoredDrafts();
}
