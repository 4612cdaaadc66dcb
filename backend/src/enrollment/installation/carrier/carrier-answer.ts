import type { CallOutcome } from '#shared/installation/installation-status';
import { AppError } from '../../../platform/errors.ts';

/** The carrier system's answer to one call. */
export type CarrierAnswer =
  | {
      isInstalled: true;
      /** The carrier's own number of the group, or of a household's contract. */
      number: string | null;
      detail: string;
    }
  | { isInstalled: false; message: string; detail: string };

/** No answer, or an inconclusive one: the call may be sent again with the same key. */
export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable';

  constructor(
    message: string,
    /** For staff who contact the carrier. No personal data. */
    readonly detail: string,
  ) {
    super(message);
  }
}

export const CARRIER_SILENT = 'The carrier system did not answer in time.';
export const CARRIER_DOWN = 'The carrier system is not available at the moment.';
export const CARRIER_REFUSED_TOKEN = 'The carrier system refused our access token. Please check it in the settings.';

/** Long numbers and dates, however they are written: personal data that a carrier may quote in a refusal. */
const PERSONAL = /\d{3}\W{0,3}\d{2}\W{0,3}\d{4}|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{6,}/g;
const MESSAGE_LIMIT = 300;

/** The carrier's own words, safe to store and show: without numbers and dates that could be personal data. */
export const withoutPersonalData = (message: string): string =>
  message.replace(PERSONAL, '…').replace(/\s+/g, ' ').trim().slice(0, MESSAGE_LIMIT);

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
