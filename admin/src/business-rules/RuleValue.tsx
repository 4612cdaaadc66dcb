import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import OffIcon from '@mui/icons-material/RemoveCircleOutlined';
import { Chip, Stack, Typography } from '@mui/material';
import type { RuleType } from '#shared/business-rules/business-rule.record';
import { SHORTENED } from '../work-table/shortened.ts';
import { EMPTY, entriesOf, NO_DATE, shownValue } from './rule-form.ts';

/** Shows a rule's value by type: a switch as icon and word, a list as its entries, numbers and dates formatted. */
export function RuleValue({ type, value }: { type: RuleType; value: string }) {
  const text = shownValue(type, value);
  if (type === 'flag') {
    const Icon = text === 'Yes' ? CheckIcon : OffIcon;
    return (
      <Stack direction="row" spacing={0.5} component="span" sx={{ alignItems: 'center' }}>
        <Icon aria-hidden fontSize="small" color={text === 'Yes' ? 'success' : 'secondary'} />
        <span>{text}</span>
      </Stack>
    );
  }
  if (text === EMPTY || text === NO_DATE) {
    return (
      <Typography component="span" variant="inherit" color="textSecondary">
        {text}
      </Typography>
    );
  }
  if (type === 'list') {
    return (
      <Stack direction="row" spacing={0.5} useFlexGap component="span" sx={{ flexWrap: 'wrap' }}>
        {entriesOf(value).map((entry) => (
          <Chip key={entry} component="span" label={entry} variant="outlined" sx={ENTRY} />
        ))}
      </Stack>
    );
  }
  return (
    <Typography component="span" variant="inherit" sx={type === 'text' ? SHORTENED : undefined} title={text}>
      {text}
    </Typography>
  );
}

const ENTRY = { maxWidth: '100%', borderRadius: 1 } as const;
