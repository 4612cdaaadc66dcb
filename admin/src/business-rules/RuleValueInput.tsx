import { RadioButtonGroupInput, TextArrayInput, TextInput, type Validator } from 'react-admin';
import { MAX_VALUE_LENGTH, type RuleType } from '#shared/business-rules/business-rule.record';
import { valueProblem } from '#shared/business-rules/rule-value';
import { DayInput } from '../components/DayInput.tsx';
import { FIELD_LABELS } from './rule-form.ts';
import { entriesOf } from './shown-value.ts';

const label = FIELD_LABELS.Value;
const YES_NO = [
  { id: 'true', name: 'Yes' },
  { id: 'false', name: 'No' },
];

/** The input for a value, by type; validated with the server's rule. */
export function RuleValueInput({ type }: { type: RuleType }) {
  const validate: Validator[] = [(value: string | null) => valueProblem(type, value ?? '') ?? undefined];
  if (type === 'flag') {
    return (
      <RadioButtonGroupInput
        source="Value"
        label={label}
        choices={YES_NO}
        validate={validate}
        row
        helperText={false}
        sx={{ '& .MuiFormControlLabel-root': { mr: 4 } }}
      />
    );
  }
  if (type === 'day') {
    return <DayInput source="Value" label={label} helperText="M/D/YYYY; empty for no date" validate={validate} />;
  }
  if (type === 'list') {
    return (
      <TextArrayInput
        source="Value"
        label={label}
        validate={validate}
        format={(text: string | null) => entriesOf(text)}
        parse={(entries: string[]) => entries.flatMap(entriesOf).join(',')}
        helperText="Type an entry and press Enter"
      />
    );
  }
  const isNumber = type === 'number';
  return (
    <TextInput
      source="Value"
      label={label}
      validate={validate}
      multiline={!isNumber}
      helperText={isNumber ? 'A whole number' : 'Text; may be empty'}
      slotProps={{ htmlInput: isNumber ? { inputMode: 'numeric' } : { maxLength: MAX_VALUE_LENGTH } }}
    />
  );
}
