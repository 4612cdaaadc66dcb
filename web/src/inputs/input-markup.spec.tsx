import { CurrencyInput } from './CurrencyInput.tsx';
import { DateInput } from './DateInput.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { SsnInput } from './SsnInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TaxIdInput } from './TaxIdInput.tsx';
import { attributesOf, drawForm } from '#support/components/draw-form.tsx';
import { TextInput } from './TextInput.tsx';
import { ZipInput } from './ZipInput.tsx';

describe('what an input shows of a stored value', () => {
  it.each([
    ['a day', <DateInput name="Field" label="Field" />, '1985-01-02', '01/02/1985'],
    ['a phone number', <PhoneInput name="Field" label="Field" />, '3135550100', '(313)555-0100'],
    ['an SSN just typed', <SsnInput name="Field" label="Field" />, '123456789', '••••••••••'],
    ['an SSN from the server', <SsnInput name="Field" label="Field" />, '***-**-6789', '••••••••••'],
    ['a tax id', <TaxIdInput name="Field" label="Field" />, '381234567', '38-1234567'],
    ['a long ZIP', <ZipInput name="Field" label="Field" />, '480021234', '48002-1234'],
    ['an amount', <CurrencyInput name="Field" label="Field" />, 1234.5, '$1,234.50'],
    ['a negative amount', <CurrencyInput name="Field" label="Field" />, -0.5, '($0.50)'],
    ['no amount', <CurrencyInput name="Field" label="Field" />, null, ''],
    ['nothing', <TextInput name="Field" label="Field" />, null, ''],
  ])('%s', (_what, input, value, shown) => {
    const { markup } = drawForm(input, { values: { Field: value } });
    expect(attributesOf(markup, 'input', 'Field').value).toBe(shown);
  });
});

describe('what a screen reader hears', () => {
  it('hears the label, that the field is required, and the hint', () => {
    const { markup } = drawForm(<DateInput name="DateOfBirth" label="Date of birth" required />);
    const input = attributesOf(markup, 'input', 'DateOfBirth');
    expect(markup).toMatch(new RegExp(`<label[^>]* for="${input.id}"[^>]*>Date of birth`));
    expect(markup).toMatch(new RegExp(`<p[^>]* id="${input['aria-describedby']}"[^>]*>MM/DD/YYYY</p>`));
    expect([input['aria-required'], input['aria-invalid'], input.inputMode]).toEqual(['true', 'false', 'numeric']);
  });

  it('hears the error in place of the hint', () => {
    const errors = { DateOfBirth: { type: 'validate', message: 'Not that day.' } };
    const { markup } = drawForm(<DateInput name="DateOfBirth" label="Date of birth" />, { errors });
    const input = attributesOf(markup, 'input', 'DateOfBirth');
    expect(markup).toMatch(new RegExp(`<p[^>]* id="${input['aria-describedby']}"[^>]*>Not that day\\.</p>`));
    expect([input['aria-invalid'], markup.includes('MM/DD/YYYY')]).toEqual(['true', false]);
  });

  it('hears a switch as a switch, with its error', () => {
    const errors = { Field: { type: 'server', message: 'Only for CAMAD users.' } };
    const { markup } = drawForm(<SwitchInput name="Field" label="CAMAD group" />, { errors });
    const input = attributesOf(markup, 'input', 'Field');
    expect([input.role, input['aria-invalid']]).toEqual(['switch', 'true']);
    expect(markup).toContain(`id="${input['aria-describedby']}">Only for CAMAD users.`);
  });

  it('does not fill in what the browser remembers of the agent, unless asked to', () => {
    const { markup } = drawForm(
      <>
        <TextInput name="FirstName" label="First name" />
        <TextInput name="Username" label="User name" autoComplete="username" />
      </>,
    );
    expect(attributesOf(markup, 'input', 'FirstName').autoComplete).toBe('off');
    expect(attributesOf(markup, 'input', 'Username').autoComplete).toBe('username');
  });
});
