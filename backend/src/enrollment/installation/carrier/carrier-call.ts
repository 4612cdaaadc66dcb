import type { CallOutcome } from '#shared/installation/installation-status';
import { AppError } from '../../../platform/errors.ts';
import { type CarrierAnswer, CarrierUnavailable } from './carrier-answer.ts';

/** The recorded result of one call. */
export interface CallResult {
  outcome: CallOutcome;
  /** '' when installed. */
  message: string;
  detail: string;
  /** The carrier's own number of the group, or of a household's contract. */
  number: string | null;
}

/**
 * Makes a call and returns its result. Data that we cannot send (an SSN that cannot be decrypted) counts as a refusal because a retry would
 * not help. Any other error is rethrown.
 */
export async function callCarrier(call: () => Promise<CarrierAnswer>): Promise<CallResult> {
  try {
    const answer = await call();
    const [number, message] = answer.isInstalled ? [answer.number, ''] : [null, answer.message];
    return { outcome: answer.isInstalled ? 'Installed' : 'Refused', message, detail: answer.detail, number };
  } catch (error) {
    if (error instanceof CarrierUnavailable) {
      return { outcome: 'Unavailable', message: error.message, detail: error.detail, number: null };
    }
    if (error instanceof AppError) {
      return { outcome: 'Refused', message: error.message, detail: 'not sent', number: null };
    }
    throw error;
  }
}
