/** Writes one value. @throws what the server or the network answers */
export type Write = (key: string, value: unknown, isLeaving: boolean) => Promise<void>;

export interface WriteBehind {
  /** The value is written a moment later; of several for one key the last. */
  note: (key: string, value: unknown) => void;
  /** Writes what is waiting, now. */
  flush: (isLeaving?: boolean) => Promise<void>;
}

const WAIT_MS = 500;
const RETRY_MS = 30_000;

/** Values that are written behind the back of anyone who changes them. What could not be written is tried again; what was refused is not. */
export function writeBehind(write: Write, isRefusal: (error: unknown) => boolean): WriteBehind {
  const waiting = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flushIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };

  const flush = async (isLeaving = false) => {
    clearTimeout(timer);
    const values = [...waiting];
    waiting.clear();
    await Promise.all(
      values.map(async ([key, value]) => {
        try {
          await write(key, value, isLeaving);
        } catch (error) {
          // A newer value for the key may have come meanwhile: that one counts.
          if (!isRefusal(error) && !waiting.has(key)) {
            waiting.set(key, value);
            flushIn(RETRY_MS);
          }
        }
      }),
    );
  };

  return {
    note: (key, value) => {
      waiting.set(key, value);
      flushIn(WAIT_MS);
    },
    flush,
  };
}
