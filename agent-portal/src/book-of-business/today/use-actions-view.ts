import { useSearchParams } from 'react-router';
import { ACTION_KINDS, type ActionKind } from '#shared/book-of-business/individuals/today/daily-actions.record';

interface ActionsView {
  /** null: all. */
  kind: ActionKind | null;
  page: number;
  show: (kind: ActionKind | null) => void;
  turn: (page: number) => void;
}

/** The filter and the page, in the address, so that they are still there on the way back from a contract. */
export function useActionsView(): ActionsView {
  const [address, setAddress] = useSearchParams();
  const change = (changes: Record<string, string | null>) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) {
            after.delete(name);
          } else {
            after.set(name, value);
          }
        }
        return after;
      },
      { replace: true },
    );
  const page = Number(address.get('page'));
  return {
    kind: ACTION_KINDS.find((kind) => kind === address.get('kind')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    show: (kind) => change({ kind, page: null }),
    turn: (next) => change({ page: next === 1 ? null : String(next) }),
  };
}
