import {
  Alert,
  Button,
  Checkbox,
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
import { useParams } from 'react-router';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { GROUPS } from '#shared/groups/groups.calls';
import { groupCensusPath, groupDetailsPath } from '#shared/quotes/next-step';
import { GROUP_QUOTE_TYPE_LABELS, type GroupQuoteType, isRenewal } from '#shared/quotes/quote-type';
import type { CreateQuoteRequest, NewQuoteOption } from '#shared/quotes/quote.record';
import { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { query, call, WITH_NOTICE } from '#web/http/calls';
import { Screen } from '#web/shell/Screen';
import { useGoOn } from '#web/shell/use-go-on';
import { queryClient } from '../app/query-client.ts';
import { newQuoteOptionsQuery } from '../components/group-opening/group-quotes-queries.ts';

/** A group's first quote, before anything is stored: its type and when coverage begins. */
export function NewQuoteScreen() {
  const groupId = Number(useParams()['groupId']);
  const group = useQuery(query(GROUPS.find, { id: groupId }));
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
  const [type, setType] = useState<GroupQuoteType | null>(null);
  const [wanted, setWanted] = useState<IsoDate | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const open = options.filter(({ Problem }) => Problem === null);
  const option = open.find(({ QuoteType }) => QuoteType === type) ?? open[0];
  const { mutate, isPending } = useNewQuote(groupId);
  if (!option) {
    return <Alert severity="info">{options[0]?.Problem}</Alert>;
  }
  const day = wanted && option.EffectiveDates.includes(wanted) ? wanted : option.EffectiveDate;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <TypeChoice options={options} value={option.QuoteType} onChange={setType} />
        <TextField
          select
          id={id}
          name="EffectiveDate"
          label="Effective date"
          value={day ?? ''}
          onChange={({ target }) => setWanted(target.value as IsoDate)}
          sx={{ minWidth: 200 }}
        >
          {option.EffectiveDates.map((each) => (
            <MenuItem key={each} value={each}>
              {formatDay(each)}
            </MenuItem>
          ))}
        </TextField>
        {isRenewal(option.QuoteType) && (
          <FormControl>
            <FormControlLabel
              control={<Checkbox checked={isEmpty} onChange={(_event, checked) => setIsEmpty(checked)} />}
              label="Start with an empty census"
            />
            <FormHelperText>
              Otherwise the renewal starts with the people whom we cover now, and their details.
            </FormHelperText>
          </FormControl>
        )}
        <Button
          variant="contained"
          loading={isPending}
          onClick={() =>
            mutate({
              QuoteType: option.QuoteType,
              ...(day && { EffectiveDate: day }),
              ...(isRenewal(option.QuoteType) && isEmpty && { EmptyCensus: true }),
            })
          }
        >
          Start quote
        </Button>
      </Stack>
    </Paper>
  );
}

/** Stores the quote and goes to its census. */
function useNewQuote(groupId: number) {
  const goOn = useGoOn();
  return useMutation({
    mutationFn: (chosen: Omit<CreateQuoteRequest, 'GroupId'>) =>
      call(STARTING_QUOTES.start, { body: { GroupId: groupId, ...chosen } }, WITH_NOTICE),
    onSuccess: async ({ Id }) => {
      void queryClient.invalidateQueries({ queryKey: ['group-quotes', groupId] });
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      await goOn(groupCensusPath(Id));
    },
  });
}

interface TypeChoiceProps {
  options: readonly NewQuoteOption[];
  value: GroupQuoteType;
  onChange: (type: GroupQuoteType) => void;
}

function TypeChoice({ options, value, onChange }: TypeChoiceProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>Type of quote</FormLabel>
      <RadioGroup
        name="QuoteType"
        aria-labelledby={id}
        value={value}
        onChange={(_event, chosen) => onChange(chosen as GroupQuoteType)}
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
  );
}
