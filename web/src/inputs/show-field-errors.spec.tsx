import { showFieldErrors } from './show-field-errors.ts';
import { drawForm } from '#support/components/draw-form.tsx';
import { TextInput } from './TextInput.tsx';

describe('what the server found wrong', () => {
  const inputs = (
    <>
      <TextInput name="GroupName" label="Group name" />
      <TextInput name="Address.General.City" label="City" />
    </>
  );
  const found = {
    'Address.General.City': ['City does not match the ZIP.', 'City is too long.'],
    AssociatedAgents: ['At least one agent must be assigned'],
  };

  it('stands at the field, and the rest is handed back', () => {
    const { form } = drawForm(inputs, { values: { GroupName: '', AssociatedAgents: [] } });
    expect(showFieldErrors(form, found)).toEqual(['At least one agent must be assigned']);
    expect(form.getFieldState('Address.General.City').error?.message).toBe(
      'City does not match the ZIP. City is too long.',
    );
    expect(form.getFieldState('AssociatedAgents').error).toBeUndefined();
  });

  it('goes when the field is found right', async () => {
    const { form, messageAt } = drawForm(inputs);
    showFieldErrors(form, found);
    expect(await messageAt('Address.General.City')).toBeUndefined();
  });
});
