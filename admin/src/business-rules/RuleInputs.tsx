import { Box, Typography } from '@mui/material';
import { AutocompleteInput, required, TextInput, type Validator } from 'react-admin';
import { windowProblem } from '#shared/business-rules/rule-windows';
import type { ConfigSource } from '#shared/business-rules/business-rule.record';
import { DayInput } from '../components/DayInput.tsx';
import { FIELD_LABELS, keysOf, toWindow, typeOfKey, type RuleForm } from './rule-form.ts';
import { RuleValueInput } from './RuleValueInput.tsx';

const MAX_DESCRIPTION = 500;

interface RuleInputsProps {
  ruleKey: string;
  source: ConfigSource;
  /** Called when another key is chosen; absent when the key is fixed, as it is for an existing rule. */
  onKey?: ((key: string) => void) | undefined;
  /** Only the value and from when on it applies. */
  isBrief?: boolean;
}

/** A rule's fields, the same for adding and editing. */
export const RuleInputs = ({ ruleKey, source, onKey, isBrief = false }: RuleInputsProps) => (
  <Box sx={{ display: 'grid', gap: 2, '& .MuiFormControl-root': { m: 0 } }}>
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
    <RuleValueInput key={ruleKey} type={typeOfKey(ruleKey)} />
    {isBrief ? <EffectiveDate /> : <FurtherInputs />}
  </Box>
);

const EffectiveDate = () => (
  <DayInput
    source="EffectiveDate"
    label={FIELD_LABELS.EffectiveDate}
    required
    validate={[required('Enter the first day on which it applies.')]}
  />
);

const FurtherInputs = () => (
  <>
    <TextInput
      source="Description"
      label={FIELD_LABELS.Description}
      multiline
      helperText={false}
      slotProps={{ htmlInput: { maxLength: MAX_DESCRIPTION } }}
    />
    <Box sx={PAIR}>
      <EffectiveDate />
      <DayInput
        source="TermDate"
        label={FIELD_LABELS.TermDate}
        helperText="Last day; empty for no end"
        validate={END}
      />
    </Box>
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0, mb: 1.5 }}>
        Only for quotes that take effect in a period; leave both empty for all quotes.
      </Typography>
      <Box sx={PAIR}>
        <DayInput source="QuoteEffectiveStartDate" label={FIELD_LABELS.QuoteEffectiveStartDate} />
        <DayInput source="QuoteEffectiveEndDate" label={FIELD_LABELS.QuoteEffectiveEndDate} validate={QUOTE_END} />
      </Box>
    </Box>
  </>
);

const inOrder =
  (field: 'TermDate' | 'QuoteEffectiveEndDate'): Validator =>
  (_value, values) => {
    const problem = windowProblem(toWindow(values as RuleForm));
    return problem?.field === field ? problem.message : undefined;
  };

const END = [inOrder('TermDate')];
const QUOTE_END = [inOrder('QuoteEffectiveEndDate')];
const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' } as const;
