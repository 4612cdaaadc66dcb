import { UNREACHABLE } from '#shared/answers/answer-outcome';
import { noteNoAnswer } from '../http/connection.ts';

const RETRY_AFTER_MS = 400;

/** Why a part of the program could not be loaded. */
export type MissingReason = 'new-version' | 'unreachable';

const WORDS: Record<MissingReason, string> = {
  'new-version': 'A new version is available. Reload to continue.',
  unreachable: UNREACHABLE,
};

/** Its message is for users. After a deployment, the previous version's files are gone; without a connection none can be loaded. */
export class MissingPartError extends Error {
  readonly reason: MissingReason;

  constructor(reason: MissingReason, cause: unknown) {
    super(WORDS[reason], { cause });
    this.name = 'MissingPartError';
    this.reason = reason;
  }
}

/**
 * Loads a part of the program; retries a failed import once.
 * @throws MissingPartError
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }
  try {
    return await load();
  } catch (error) {
    throw new MissingPartError((await isServerThere()) ? 'new-version' : 'unreachable', error);
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/health/live', { cache: 'no-store' });
    return ok;
  } catch {
    // From now on the server is asked until it responds: useRetryWhenOnline.
    noteNoAnswer();
    return false;
  }
}
