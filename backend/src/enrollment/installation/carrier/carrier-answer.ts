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
