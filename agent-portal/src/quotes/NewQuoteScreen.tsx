import {
  Alert,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  MenuItem,
  Paper,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { NewQuoteOption } from '#shared/quotes/quote.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { groupCensusPath, groupDetailsPath } from '#shared/quotes/next-step';
import { GROUP_QUOTE_TYPE_LABELS, type GroupQuoteType } from '#shared/quotes/quote-type';
import { queryClient } from '../app/query-client.ts';
import { createQuote, newQuoteOptionsQuery } from '../components/group-opening/group-quotes.api.ts';
import { groupQuery } from '../components/group-opening/group.api.ts';
import { Screen } from '#web/shell/Screen';

/** The first quote of a group, before anything is stored: what kind it is and when coverage begins. */
export function NewQuoteScreen() {
  const groupId = Number(useParams()['groupId']);
  const group = useQuery(groupQuery(groupId));
  const options = useQuery(newQuoteOptionsQuery(groupId));
  const name = group.data?.GroupName ?? 'Group';
  return (
    <Screen
      title={`New quote for ${name}`}
      subtitle="Nothing is saved until you start the quote. Its census comes next."
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: name, to: groupDetailsPath(groupId) },
      ]}
      width="form"
      error={group.error ?? options.error}
      onRetry={() => void Promise.all([group.refetch(), options.refetch()])}
      pending={group.isPending || options.isPending}
    >
      {options.data && <NewQuoteForm groupId={groupId} options={options.data} />}
    </Screen>
  );
}

function NewQuoteForm({ groupId, options }: { groupId: number; options: readonly NewQuoteOption[] }) {
  const id = useId();
  const navigate = useNavigate();
  const [type, setType] = useState<GroupQuoteType | null>(null);
  const [day, setDay] = useState<IsoDate | null>(null);
  const open = options.filter(({ Problem }) => Problem === null);
  const option = open.find(({ QuoteType }) => QuoteType === type) ?? open[0];
  const chosenDay = day && option?.EffectiveDates.includes(day) ? day : option?.EffectiveDate;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ QuoteType }: NewQuoteOption) =>
      createQuote({ GroupId: groupId, QuoteType, ...(chosenDay && { EffectiveDate: chosenDay }) }),
    onSuccess: async ({ Id }) => {
      void queryClient.invalidateQueries({ queryKey: ['group-quotes', groupId] });
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      await navigate(groupCensusPath(Id));
    },
  });
  if (!option) {
    return <Alert severity="info">{options[0]?.Problem}</Alert>;
  }
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <FormControl>
          <FormLabel id={id}>Type of quote</FormLabel>
          <RadioGroup
            name="QuoteType"
            aria-labelledby={id}
            value={option.QuoteType}
            onChange={(_event, chosen) => setType(chosen as GroupQuoteType)}
          >
            {options.map(({ QuoteType, Problem }) => (
              <div key={QuoteType}>
                <FormControlLabel
                  value={QuoteType}
                  control={<Radio />}
                  disabled={Problem !== null}
                  label={GROUP_QUOTE_TYPE_LABELS[QuoteType]}
                />
                {Problem && <FormHelperText sx={{ mt: -1 }}>{Problem}</FormHelperText>}
              </div>
            ))}
          </RadioGroup>
        </FormControl>
        <TextField
          select
          id={`${id}-day`}
          name="EffectiveDate"
          label="Effective date"
          value={chosenDay ?? ''}
          onChange={({ target }) => setDay(target.value as IsoDate)}
          sx={{ minWidth: 200 }}
        >
          {option.EffectiveDates.map((each) => (
            <MenuItem key={each} value={each}>
              {formatDay(each)}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" loading={isPending} onClick={() => mutate(option)}>
          Start quote
        </Button>
      </Stack>
    </Paper>
  );
}
