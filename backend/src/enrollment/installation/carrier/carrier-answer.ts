/** What the carrier system answers to one call, once it has answered. */
export type CarrierAnswer =
  | { isInstalled: true; /** Of a group. */ groupNumber: string | null; detail: string }
  | { isInstalled: false; message: string; detail: string };

/** No answer, or none that says what became of the call: it may be sent again with the same key. */
export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable';

  constructor(
    message: string,
    /** For whoever has to ask the carrier. No personal data. */
    readonly detail: string,
  ) {
    super(message);
  }
}

export const CARRIER_SILENT = 'The carrier system did not answer in time.';
export const CARRIER_DOWN = 'The carrier system is not available at the moment.';
export const CARRIER_KEEPS_OUT = 'The carrier system did not let us in. Please check the token in the settings.';

/** Long numbers and dates: what a carrier may quote of a person in a refusal. */
const PERSONAL = /\d{3}-?\d{2}-?\d{4}|\d{1,4}[/-]\d{1,2}[/-]\d{1,4}|\d{6,}/g;
const MESSAGE_LIMIT = 300;

/** The carrier's own words as they may be stored and shown: without numbers and dates that could be somebody's. */
export const withoutPersonalData = (message: string): string =>
  message.replace(PERSONAL, '…').replace(/\s+/g, ' ').trim().slice(0, MESSAGE_LIMIT);
