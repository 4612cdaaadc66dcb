/** Writes one value. @throws the server's or network's error */
export type Write = (key: string, value: unknown, isLeaving: boolean) => Promise<void>;

export interface WriteBehind {
  /** Writes the value after a short delay; several for one key write only the last. */
  note: (key: string, value: unknown) => void;
  /** Writes all pending values now. */
  flush: (isLeaving?: boolean) => Promise<void>;
}

const WAIT_MS = 500;
const RETRY_MS = 30_000;

/** Values written in the background. Failed writes are retried; refused ones are not. */
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
          // A newer value for the key may have arrived meanwhile; it wins.
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
