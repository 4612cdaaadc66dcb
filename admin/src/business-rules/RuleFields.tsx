import { Box, Typography } from '@mui/material';
import {
  AutocompleteInput,
  RadioButtonGroupInput,
  required,
  TextArrayInput,
  TextInput,
  type Validator,
} from 'react-admin';
import { type ConfigSource, MAX_VALUE_LENGTH } from '#shared/business-rules/business-rule.record';
import { MAX_PROPOSAL_REASON, proposalReasonProblem } from '#shared/business-rules/rule-proposal.record';
import { valueProblem } from '#shared/business-rules/rule-value';
import { windowProblem } from '#shared/business-rules/rule-windows';
import { DayInput } from '../components/DayInput.tsx';
import { entriesOf, FIELD_LABELS, keysOf, type RuleForm, toWindow, typeOfKey } from './rule-form.ts';

const MAX_DESCRIPTION = 500;

interface RuleFieldsProps {
  ruleKey: string;
  source: ConfigSource;
  /** Called when another key is chosen; null when the key is fixed, as it is for an existing rule. */
  onKey: ((key: string) => void) | null;
  /** Only the value and from when on it applies. */
  isBrief: boolean;
}

/** A rule's fields, the same for adding and editing. */
export const RuleFields = ({ ruleKey, source, onKey, isBrief }: RuleFieldsProps) => (
  <Box sx={FIELDS}>
    {onKey && (
      <AutocompleteInput
        source="Key"
        label={FIELD_LABELS.Key}
        choices={keysOf(source).map((id) => ({ id, name: id }))}
        onChange={(key: string) => onKey(key)}
        validate={required('Choose a key.')}
        disableClearable
        disablePortal
        openOnFocus={false}
        helperText={false}
      />
    )}
    <ValueInput key={ruleKey} ruleKey={ruleKey} />
    {!isBrief && (
      <TextInput
        source="Description"
        label={FIELD_LABELS.Description}
        multiline
        helperText={false}
        slotProps={{ htmlInput: { maxLength: MAX_DESCRIPTION } }}
      />
    )}
    <Box sx={isBrief ? undefined : PAIR}>
      <DayInput source="EffectiveDate" label={FIELD_LABELS.EffectiveDate} required validate={START} />
      {!isBrief && (
        <DayInput
          source="TermDate"
          label={FIELD_LABELS.TermDate}
          helperText="Last day; empty for no end"
          validate={END}
        />
      )}
    </Box>
    {!isBrief && (
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0, mb: 1.5 }}>
          Limit to quotes effective between (optional)
        </Typography>
        <Box sx={PAIR}>
          <DayInput source="QuoteEffectiveStartDate" label={FIELD_LABELS.QuoteEffectiveStartDate} />
          <DayInput source="QuoteEffectiveEndDate" label={FIELD_LABELS.QuoteEffectiveEndDate} validate={QUOTE_END} />
        </Box>
      </Box>
    )}
  </Box>
);

/** By type; validated with the server's rule. */
function ValueInput({ ruleKey }: { ruleKey: string }) {
  const type = typeOfKey(ruleKey);
  const validate: Validator[] = [(value: string | null) => valueProblem(type, value ?? '') ?? undefined];
  const input = { source: 'Value', label: FIELD_LABELS.Value, validate };
  if (type === 'flag') {
    return (
      <RadioButtonGroupInput
        {...input}
        choices={YES_NO}
        row
        helperText={false}
        sx={{ '& .MuiFormControlLabel-root': { mr: 4 } }}
      />
    );
  }
  if (type === 'day') {
    return <DayInput {...input} helperText="M/D/YYYY; empty for no date" />;
  }
  if (type === 'list') {
    return (
      <TextArrayInput
        {...input}
        format={(text: string | null) => entriesOf(text)}
        parse={(entries: string[]) => entries.flatMap(entriesOf).join(',')}
        helperText="Type an entry and press Enter"
      />
    );
  }
  const isNumber = type === 'number';
  return (
    <TextInput
      {...input}
      multiline={!isNumber}
      helperText={isNumber ? 'A whole number' : 'Text; may be empty'}
      slotProps={{ htmlInput: isNumber ? { inputMode: 'numeric' } : { maxLength: MAX_VALUE_LENGTH } }}
    />
  );
}

/** Why the rule is proposed, for the super user who decides. */
export const ProposalReason = () => (
  <Box sx={{ mt: 3, '& .MuiFormControl-root': { m: 0 } }}>
    <TextInput
      source="Reason"
      label={FIELD_LABELS.Reason}
      defaultValue=""
      isRequired
      multiline
      minRows={2}
      validate={(value: unknown) => proposalReasonProblem(String(value ?? '')) ?? undefined}
      helperText="Why the rule should change. The super user who decides will see it."
      slotProps={{ htmlInput: { maxLength: MAX_PROPOSAL_REASON } }}
    />
  </Box>
);

const inOrder =
  (field: 'TermDate' | 'QuoteEffectiveEndDate'): Validator =>
  (_value, values) => {
    const problem = windowProblem(toWindow(values as RuleForm));
    return problem?.field === field ? problem.message : undefined;
  };

const YES_NO = [
  { id: 'true', name: 'Yes' },
  { id: 'false', name: 'No' },
];
const START = [required('Enter the first day on which it applies.')];
const END = [inOrder('TermDate')];
const QUOTE_END = [inOrder('QuoteEffectiveEndDate')];
const FIELDS = { display: 'grid', gap: 2, '& .MuiFormControl-root': { m: 0 } } as const;
const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' } as const;
