import { useSearchParams } from 'react-router';

export interface ListAddress<Filter extends string> {
  /** null: all. */
  filter: Filter | null;
  page: number;
  show: (filter: Filter | null) => void;
  turn: (page: number) => void;
}

/** The filter and the page of a list, in the address, so that they are still there on the way back from a record. */
export function useListAddress<Filter extends string>(name: string, filters: readonly Filter[]): ListAddress<Filter> {
  const [address, setAddress] = useSearchParams();
  const change = (changes: Record<string, string | null>) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes)) {
          if (value === null) {
            after.delete(key);
          } else {
            after.set(key, value);
          }
        }
        return after;
      },
      { replace: true },
    );
  const page = Number(address.get('page'));
  return {
    filter: filters.find((filter) => filter === address.get(name)) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    show: (filter) => change({ [name]: filter, page: null }),
    turn: (next) => change({ page: next === 1 ? null : String(next) }),
  };
}
