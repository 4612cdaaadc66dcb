import type { ReactNode } from 'react';
import { CardExpirationInput } from './CardExpirationInput.tsx';
import { CheckboxInput } from './CheckboxInput.tsx';
import { CurrencyInput } from './CurrencyInput.tsx';
import { DateInput } from './DateInput.tsx';
import { NamelessFieldError, requireFieldName } from './field-name.ts';
import { PhoneInput } from './PhoneInput.tsx';
import { RadioInput, YES_NO } from './RadioInput.tsx';
import { SelectInput } from './SelectInput.tsx';
import { SsnInput } from './SsnInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TaxIdInput } from './TaxIdInput.tsx';
import { drawForm } from '#support/components/draw-form.tsx';
import { TextInput } from './TextInput.tsx';
import { ZipInput } from './ZipInput.tsx';

/** Every input, rendered with the given name. */
const INPUTS: [string, (name: string) => ReactNode][] = [
  ['TextInput', (name) => <TextInput name={name} label="Field" />],
  ['SelectInput', (name) => <SelectInput name={name} label="Field" options={[]} noneLabel="None" />],
  ['SwitchInput', (name) => <SwitchInput name={name} label="Field" />],
  ['CheckboxInput', (name) => <CheckboxInput name={name} label="Field" />],
  ['RadioInput', (name) => <RadioInput name={name} label="Field" options={YES_NO} />],
  ['DateInput', (name) => <DateInput name={name} label="Field" />],
  ['PhoneInput', (name) => <PhoneInput name={name} label="Field" />],
  ['SsnInput', (name) => <SsnInput name={name} label="Field" />],
  ['TaxIdInput', (name) => <TaxIdInput name={name} label="Field" />],
  ['ZipInput', (name) => <ZipInput name={name} label="Field" />],
  ['CurrencyInput', (name) => <CurrencyInput name={name} label="Field" />],
  ['CardExpirationInput', (name) => <CardExpirationInput name={name} label="Field" />],
];

describe('a form field that shows an error message must have a name', () => {
  it.each(INPUTS)('%s raises an error without one', (_input, draws) => {
    expect(() => drawForm(draws(''))).toThrow(NamelessFieldError);
  });

  it.each(INPUTS)('%s is drawn with one, and shows its error', (_input, draws) => {
    const errors = { Wanted: { type: 'server', message: 'Not this one.' } };
    expect(drawForm(draws('Wanted'), { errors }).markup).toContain('Not this one.');
  });

  it.each([undefined, '', '  '])('refuses the name %j, and says which field has none', (name) => {
    expect(() => requireFieldName(name, 'First name')).toThrow(
      'A form field that shows an error message must have a name: "First name" has none.',
    );
  });
});
