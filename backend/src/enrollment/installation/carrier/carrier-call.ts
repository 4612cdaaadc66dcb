import type { AttemptOutcome } from '#shared/installation/installation-status';
import { AppError } from '../../../platform/errors.ts';
import { type CarrierAnswer, CarrierUnavailable } from './carrier-answer.ts';

/** What came of one call, as it is written down. */
export interface CallResult {
  outcome: AttemptOutcome;
  /** '' when it was installed. */
  message: string;
  detail: string;
  groupNumber: string | null;
}

/**
 * Makes a call and says what came of it. What we ourselves cannot send (an SSN that does not open) counts as a refusal: trying
 * again would not help. Anything else that is thrown goes on.
 */
export async function callCarrier(call: () => Promise<CarrierAnswer>): Promise<CallResult> {
  try {
    const answer = await call();
    const [groupNumber, message] = answer.isInstalled ? [answer.groupNumber, ''] : [null, answer.message];
    return { outcome: answer.isInstalled ? 'Installed' : 'Refused', message, detail: answer.detail, groupNumber };
  } catch (error) {
    if (error instanceof CarrierUnavailable) {
      return { outcome: 'Unavailable', message: error.message, detail: error.detail, groupNumber: null };
    }
    if (error instanceof AppError) {
      return { outcome: 'Refused', message: error.message, detail: 'not sent', groupNumber: null };
    }
    throw error;
  }
}
