import { addDays } from '#shared/dates/iso-date';
import { birthdateProblem, BIRTHDATE_IN_FUTURE } from '#shared/dates/day-problems';
import { DATE_INVALID } from '#shared/formats/auto-date';
import { CARD_EXPIRATION_INVALID, CARD_EXPIRED } from '#shared/formats/card-expiration';
import { CURRENCY_INVALID } from '#shared/formats/currency';
import { emailProblem, EMAIL_INVALID } from '#shared/formats/email';
import { PHONE_TEN_DIGITS } from '#shared/formats/phone';
import { SSN_NINE_DIGITS, SSN_NOT_ISSUED } from '#shared/formats/ssn';
import { TAX_ID_NINE_DIGITS } from '#shared/formats/tax-id';
import { CardExpirationInput } from './CardExpirationInput.tsx';
import { CheckboxInput } from './CheckboxInput.tsx';
import { CurrencyInput } from './CurrencyInput.tsx';
import { DateInput } from './DateInput.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { RadioInput, YES_NO } from './RadioInput.tsx';
import { SelectInput } from './SelectInput.tsx';
import { SsnInput } from './SsnInput.tsx';
import { TaxIdInput } from './TaxIdInput.tsx';
import { drawForm } from '#support/components/draw-form.tsx';
import { TextInput } from './TextInput.tsx';
import { today } from './today.ts';

const REQUIRED = 'Field is required.';
const notBelowOne = (dollars: number) => (dollars < 1 ? 'At least one dollar.' : null);
const born = <DateInput name="Field" label="Field" check={(day) => birthdateProblem(day, today())} />;
const answer = <RadioInput name="Field" label="Field" options={YES_NO} required />;
const consent = <CheckboxInput name="Field" label="I agree" required requiredMessage="Agree to go on." />;
const state = <SelectInput name="Field" label="Field" options={[{ value: 'MI', label: 'Michigan' }]} required />;

describe('what a form finds wrong with a field', () => {
  it.each([
    ['a required text', <TextInput name="Field" label="Field" required />, '', REQUIRED],
    ['a required text of blanks', <TextInput name="Field" label="Field" required />, '  ', REQUIRED],
    ['a required text', <TextInput name="Field" label="Field" required />, 'x', undefined],
    ['an optional text with a rule', <TextInput name="Field" label="Field" check={emailProblem} />, '', undefined],
    ['a text with a rule', <TextInput name="Field" label="Field" check={emailProblem} />, 'ada', EMAIL_INVALID],
    ['a required day', <DateInput name="Field" label="Field" required />, '', REQUIRED],
    ['a day', born, '1985-01-02', undefined],
    ['a day that is none', born, '13/1/85', DATE_INVALID],
    ['a birth today', born, today(), undefined],
    ['a birth tomorrow', born, addDays(today(), 1), BIRTHDATE_IN_FUTURE],
    ['a phone number', <PhoneInput name="Field" label="Field" />, '3135550100', undefined],
    ['a short phone number', <PhoneInput name="Field" label="Field" />, '313555', PHONE_TEN_DIGITS],
    ['an SSN', <SsnInput name="Field" label="Field" />, '123456789', undefined],
    ['a short SSN', <SsnInput name="Field" label="Field" />, '12345', SSN_NINE_DIGITS],
    ['an SSN never given', <SsnInput name="Field" label="Field" />, '000-12-3456', SSN_NOT_ISSUED],
    ['a stored SSN', <SsnInput name="Field" label="Field" required />, '***-**-6789', undefined],
    ['a stored SSN as it was shown', <SsnInput name="Field" label="Field" required />, '••••••••••', undefined],
    ['a tax id', <TaxIdInput name="Field" label="Field" />, '12', TAX_ID_NINE_DIGITS],
    ['an amount', <CurrencyInput name="Field" label="Field" check={notBelowOne} />, 1, undefined],
    ['a small amount', <CurrencyInput name="Field" label="Field" check={notBelowOne} />, 0, 'At least one dollar.'],
    ['no amount', <CurrencyInput name="Field" label="Field" required />, null, REQUIRED],
    ['an amount that is none', <CurrencyInput name="Field" label="Field" />, '12.345', CURRENCY_INVALID],
    ['a card', <CardExpirationInput name="Field" label="Field" />, '12/99', undefined],
    ['an old card', <CardExpirationInput name="Field" label="Field" />, '01/20', CARD_EXPIRED],
    ['a card that is none', <CardExpirationInput name="Field" label="Field" />, '13/30', CARD_EXPIRATION_INVALID],
    ['an unanswered question', answer, null, REQUIRED],
    ['the answer No', answer, false, undefined],
    ['a box that must be ticked', consent, false, 'Agree to go on.'],
    ['a ticked box', consent, true, undefined],
    ['nothing chosen', state, '', REQUIRED],
    ['a choice', state, 'MI', undefined],
  ])('%s', async (_what, input, value, message) => {
    expect(await drawForm(input, { values: { Field: value } }).messageAt('Field')).toBe(message);
  });
});
