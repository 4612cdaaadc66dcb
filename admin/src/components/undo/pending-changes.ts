import type { Identifier, RaRecord } from 'react-admin';

export interface Change {
  resource: string;
  ids: readonly Identifier[];
  /** How a row looks until the change is saved; null: it leaves the list. Without it rows look as the server answers them. */
  preview?: (row: RaRecord) => RaRecord | null;
  /** Sends the change. Called once, when it can no longer be undone. Never rejects. */
  commit?: (isLeaving: boolean) => Promise<unknown>;
  /** Undo was chosen. */
  takeBack?: () => void;
}

export interface PendingChange {
  /** It can still be undone. */
  isOpen: () => boolean;
  /** @param isLeaving the page is being closed: nothing is waited for */
  commit: (isLeaving?: boolean) => Promise<void>;
  undo: () => void;
}

interface Entry extends PendingChange {
  change: Change;
}

/** Kept outside of React: a change is sent even when its screen has been left. */
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

/** Holds a change until it is committed or undone. An earlier one of the same rows is committed first. */
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

/** Before the page or the session ends. */
export async function commitAll(isLeaving = false): Promise<void> {
  await Promise.all(entries.map((entry) => entry.commit(isLeaving)));
}

/** The rows of a list as they will be. */
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
