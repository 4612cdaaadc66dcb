import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormHelperText } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { GroupResponse } from '#shared/groups/group.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { call, WITH_NOTICE } from '#web/http/calls';
import { newQuoteOptionsQuery } from '../../components/group-opening/group-quotes-queries.ts';
import { forgetQuotes } from './forget-quotes.ts';

interface NewQuoteButtonProps {
  group: GroupResponse;
  /** The group has none yet: the button is the page's main action. */
  isFirst?: boolean;
}

/** Starts a quote of the type suitable for the group and opens its census, or says why that is not possible now. */
export function NewQuoteButton({ group, isFirst = false }: NewQuoteButtonProps) {
  const navigate = useNavigate();
  const reasonId = useId();
  const { data: options } = useQuery(newQuoteOptionsQuery(group.Id));
  const option = options?.find(({ Problem }) => Problem === null);
  const reason = option ? null : (options?.[0]?.Problem ?? null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(
        STARTING_QUOTES.start,
        { body: { GroupId: group.Id, QuoteType: option?.QuoteType ?? 'SmallGroupNewBusiness' } },
        WITH_NOTICE,
      ),
    onSuccess: async (quote) => {
      await forgetQuotes(group.Id);
      await navigate(groupCensusPath(quote.Id));
    },
  });
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Button
        size={isFirst ? 'medium' : 'small'}
        variant={isFirst ? 'contained' : 'text'}
        startIcon={<AddIcon />}
        loading={isPending}
        loadingPosition="start"
        disabled={!option}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => mutate()}
      >
        {isFirst ? 'Start quote' : 'New quote'}
      </Button>
      {reason && <FormHelperText id={reasonId}>{reason}</FormHelperText>}
    </Box>
  );
}
