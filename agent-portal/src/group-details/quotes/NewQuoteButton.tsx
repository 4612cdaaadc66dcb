import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormHelperText } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { GroupResponse } from '#shared/contract/groups';
import { isNewGroup } from '#shared/groups/group-facts';
import { NO_QUOTE_FOR_OLFO } from '#shared/groups/olfo-groups';
import { groupCensusPath } from '#shared/quotes/next-step';
import { useCan } from '../../app/session/use-user.ts';
import { createQuote } from '../group-details.api.ts';
import { forgetQuotes } from './forget-quotes.ts';

interface NewQuoteButtonProps {
  group: GroupResponse;
  /** The group has none yet: the button is what this page is for. */
  isFirst?: boolean;
}

/** Starts a quote and opens its census: new business for a new group, a renewal for one that is enrolled. */
export function NewQuoteButton({ group, isFirst = false }: NewQuoteButtonProps) {
  const navigate = useNavigate();
  const reasonId = useId();
  const isBlocked = !useCan('internal') && group.IsRenewOLFO;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      createQuote({ GroupId: group.Id, QuoteType: isNewGroup(group) ? 'SmallGroupNewBusiness' : 'SmallGroupRenewal' }),
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
        disabled={isBlocked}
        aria-describedby={isBlocked ? reasonId : undefined}
        onClick={() => mutate()}
      >
        {isFirst ? 'Start quote' : 'New quote'}
      </Button>
      {isBlocked && <FormHelperText id={reasonId}>{NO_QUOTE_FOR_OLFO}</FormHelperText>}
    </Box>
  );
}
