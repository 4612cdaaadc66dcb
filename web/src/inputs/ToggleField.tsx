import { Checkbox, FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { requiredText, type FieldProps } from './field-props.ts';
import { useNamedField } from './use-named-field.ts';

export interface ToggleProps<Form extends FieldValues> extends FieldProps<Form> {
  /** The form's values for on and off; true and false unless given. */
  values?: readonly [on: string, off: string];
  check?: () => string | null;
  /** Called after a change by the user. */
  onToggled?: (on: boolean) => void;
}

/** Yes or no, as a switch or a checkbox. `required` means that it must be on. */
export function ToggleField<Form extends FieldValues>(props: ToggleProps<Form> & { as: 'switch' | 'checkbox' }) {
  const { required, disabled, values: [onValue, offValue] = [true, false], check, onToggled, as } = props;
  const field = useNamedField(props, (value) =>
    required && value !== onValue ? requiredText(props) : (check?.() ?? null),
  );
  const line = field.message ?? field.hint;
  const lineId = line ? `${field.id}-helper-text` : undefined;
  const Control = as === 'switch' ? Switch : Checkbox;
  return (
    <FormControl error={field.invalid} disabled={disabled}>
      <FormControlLabel
        label={field.label}
        required={required}
        control={
          <Control
            id={field.id}
            name={field.name}
            checked={field.value === onValue}
            onChange={(_event, on) => {
              field.setValue(on ? onValue : offValue);
              onToggled?.(on);
            }}
            onBlur={field.leave}
            slotProps={{
              input: {
                ref: field.ref,
                role: as === 'switch' ? 'switch' : undefined,
                'aria-required': as === 'checkbox' && required ? true : undefined,
                'aria-invalid': field.invalid || undefined,
                'aria-describedby': lineId,
              },
            }}
          />
        }
      />
      {line && (
        <FormHelperText id={lineId} sx={{ mx: 0, mt: 0 }}>
          {line}
        </FormHelperText>
      )}
    </FormControl>
  );
}
