import type { Identifier, RaRecord } from 'react-admin';

export interface Change {
  resource: string;
  ids: readonly Identifier[];
  /** How a row looks until the change is saved; null: it leaves the list. If absent, rows show as the server returns them. */
  preview?: (row: RaRecord) => RaRecord | null;
  /** Sends the change. Called once, when it can no longer be undone. Never rejects. */
  commit?: (isLeaving: boolean) => Promise<unknown>;
  /** Called when the user chose Undo. */
  takeBack?: () => void;
}

export interface PendingChange {
  /** It can still be undone. */
  isOpen: () => boolean;
  /** @param isLeaving the page is closing: don't wait for the response */
  commit: (isLeaving?: boolean) => Promise<void>;
  undo: () => void;
}

interface Entry extends PendingChange {
  change: Change;
}

/** Lives outside React: a change is sent even after its screen was left. */
let entries: readonly Entry[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly Entry[]): void {
  entries = next;
  listeners.forEach((listener) => listener());
}

export const pendingChanges = (): readonly Entry[] => entries;

export function onPendingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds a change until it is committed or undone. Commits an earlier change of the same rows first. */
export function hold(change: Change): PendingChange {
  const earlier = entries.filter((each) => isOfSameRows(each.change, change)).map((each) => each.commit());
  let isOpen = true;
  const remove = () => replace(entries.filter((each) => each !== entry));
  const entry: Entry = {
    change,
    isOpen: () => isOpen,
    commit: async (isLeaving = false) => {
      if (!isOpen) {
        return;
      }
      isOpen = false;
      replace([...entries]);
      if (!isLeaving && earlier.length > 0) {
        await Promise.all(earlier);
      }
      await change.commit?.(isLeaving);
      remove();
    },
    undo: () => {
      if (isOpen) {
        isOpen = false;
        remove();
        change.takeBack?.();
      }
    },
  };
  replace([...entries, entry]);
  return entry;
}

const isOfSameRows = (one: Change, other: Change): boolean =>
  one.resource === other.resource && one.ids.some((id) => other.ids.includes(id));

/** Called before the page or the session ends. */
export async function commitAll(isLeaving = false): Promise<void> {
  await Promise.all(entries.map((entry) => entry.commit(isLeaving)));
}

/** The list's rows as they will be once saved. */
export function withPending(rows: readonly RaRecord[], resource: string, pending = entries): RaRecord[] {
  const previews = pending.flatMap(({ change }) =>
    change.resource === resource && change.preview ? [{ ids: change.ids, preview: change.preview }] : [],
  );
  return rows.flatMap((row) => {
    const shown = previews
      .filter(({ ids }) => ids.includes(row.id))
      .reduce<RaRecord | null>((each, { preview }) => each && preview(each), row);
    return shown ? [shown] : [];
  });
}
