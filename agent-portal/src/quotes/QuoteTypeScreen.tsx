import {
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Paper,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { QuoteType } from '#shared/quotes/quote-type';
import { useUser } from '../app/session/use-user.ts';
import { startQuoteOf } from '../app/startup/workflow-state.ts';
import { Screen } from '#web/shell/Screen';
import { QUOTE_TYPE_CHOICES, pathAfterType } from './quote-type-choices.ts';

const CHOOSE_ONE = 'Choose what you want to quote.';

/**
 * /quotes/quote-type: chooses one of the four quote types; the current group and quote are cleared. Spec 002 section 2.
 */
export function QuoteTypeScreen() {
  const id = useId();
  const user = useUser();
  const navigate = useNavigate();
  const [type, setType] = useState<QuoteType | null>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (type === null) {
      setMissing(true);
      document.getElementById(`${id}-${QUOTE_TYPE_CHOICES[0].type}`)?.focus();
    } else {
      startQuoteOf({ userId: user.Id, agentId: user.AgentId }, type);
      void navigate(pathAfterType(type));
    }
  };
  return (
    <Screen
      title="New quote"
      subtitle="Choose what you want to quote; the next step is to find the group or the person."
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }]}
      width="form"
      hasErrors={isMissing && type === null}
    >
      <Paper variant="outlined" component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
          <FormControl error={isMissing && type === null} required>
            <FormLabel id={id}>Type of quote</FormLabel>
            <RadioGroup
              name="QuoteType"
              aria-labelledby={id}
              aria-describedby={`${id}-problem`}
              value={type ?? ''}
              onChange={(_event, chosen) => setType(chosen as QuoteType)}
            >
              {QUOTE_TYPE_CHOICES.map((choice) => (
                <FormControlLabel
                  key={choice.type}
                  value={choice.type}
                  control={<Radio id={`${id}-${choice.type}`} />}
                  sx={{ alignItems: 'flex-start', mt: 1 }}
                  label={<ChoiceLabel {...choice} />}
                />
              ))}
            </RadioGroup>
            <FormHelperText id={`${id}-problem`} role="alert" sx={{ mx: 0 }}>
              {isMissing && type === null ? CHOOSE_ONE : ' '}
            </FormHelperText>
          </FormControl>
          <Button type="submit" variant="contained">
            Continue
          </Button>
        </Stack>
      </Paper>
    </Screen>
  );
}

const ChoiceLabel = ({ label, hint }: { label: string; hint: string }) => (
  <>
    <Typography component="span" sx={{ display: 'block', pt: 1 }}>
      {label}
    </Typography>
    <Typography component="span" variant="body2" color="textSecondary">
      {hint}
    </Typography>
  </>
);
