import { cleanText, oneLineProblem } from '#shared/formats/text';
import { formatZip, parseZip } from '#shared/formats/zip';
import { type Optional, record, type Wire } from '#shared/records/field';
import { optional, text } from '#shared/records/kinds';

/** Spec 002 section 3: "StateCode (default MI)". */
export const HOME_STATE = 'MI';
export const STATE_NEEDS_TWO_LETTERS = 'Enter the state as two letters, such as MI.';

const line = (label: string, max: number, example: string) =>
  text(label, {
    max,
    example,
    stored: cleanText,
    problem: (typed) => (typed === '' ? `${label} is required.` : oneLineProblem(typed)),
  });

const STATE: Optional<string> = {
  ...text('State', {
    problem: (code) => (/^[A-Z]{2}$/.test(code) ? null : STATE_NEEDS_TWO_LETTERS),
    about: 'Two letters; Michigan where it is left out.',
    example: HOME_STATE,
  }),
  stored: (value) => value || HOME_STATE,
  fallback: HOME_STATE,
};

/** Checks shape only. Whether the county belongs to the ZIP needs the location lookup: addressPlaceErrors. */
export const ADDRESS = record({
  AddressLine1: line('Address line 1', 100, '1 Monroe Center St NW'),
  AddressLine2: optional(
    text('Address line 2', { max: 100, problem: oneLineProblem, stored: cleanText, example: 'Suite 200' }),
  ),
  City: line('City', 60, 'Grand Rapids'),
  StateCode: STATE,
  FullPostalCode: text('ZIP', {
    max: 10,
    stored: (typed) => parseZip(typed) ?? typed,
    shown: formatZip,
    about: '5 digits, 5-4 or 9 digits.',
    example: '49503',
  }),
  County: text('County', {
    max: 60,
    problem: () => null,
    about: 'Without the word County. The name of CountyFips is stored, whatever is sent.',
    example: 'Kent',
  }),
  CountyFips: text('County code', {
    max: 5,
    problem: () => null,
    about: 'Five digits, state and county.',
    example: '26081',
  }),
});

export type Address = Wire<typeof ADDRESS>;
