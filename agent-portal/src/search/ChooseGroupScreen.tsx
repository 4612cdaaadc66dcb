import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { groupCensusPath } from '#shared/quotes/next-step';
import { GROUP_QUOTE_TYPES, type GroupQuoteType } from '#shared/quotes/quote-type';
import { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import type { GroupSearchRow } from '#shared/search/group-search.record';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { Screen } from '#web/shell/Screen';
import { useGoOn } from '#web/shell/use-go-on';
import { queryClient } from '../app/query-client.ts';
import { GroupSearch } from './GroupSearch.tsx';

const NAMES: Record<GroupQuoteType, string> = {
  SmallGroupRenewal: 'small group renewal',
  SmallGroupNewBusiness: 'small group new business',
};
const WAY_BACK = [{ label: 'Quote type', to: '/quotes/quote-type' }];

/** /quotes/group-search?type=…: selects the group for the new quote of that type. Source: spec 002 section 2. */
export function ChooseGroupScreen() {
  const [address] = useSearchParams();
  const type = GROUP_QUOTE_TYPES.find((each) => each === address.get('type'));
  return type ? <GroupForQuote type={type} /> : <Navigate to="/quotes/quote-type" replace />;
}

function GroupForQuote({ type }: { type: GroupQuoteType }) {
  const goOn = useGoOn();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (group: GroupSearchRow) =>
      call(STARTING_QUOTES.start, { body: { GroupId: group.Id, QuoteType: type } }),
    onSuccess: async ({ Id }) => {
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      await goOn(groupCensusPath(Id));
    },
  });
  return (
    <Screen
      title="Choose the group"
      subtitle={`For a new ${NAMES[type]} quote. Choosing a group makes the quote and opens its census.`}
      breadcrumbs={WAY_BACK}
      hasErrors={error !== null}
    >
      {error && variables && <Refusal message={`${variables.GroupName}: ${errorMessage(error)}`} />}
      <GroupSearch
        action={(group) => (
          <Button
            size="small"
            disabled={isPending}
            loading={isPending && variables.Id === group.Id}
            loadingPosition="end"
            endIcon={<ArrowForwardIcon />}
            aria-label={`Choose: ${group.GroupName}`}
            onClick={() => mutate(group)}
            sx={{ whiteSpace: 'nowrap', ml: -1 }}
          >
            Choose
          </Button>
        )}
      />
    </Screen>
  );
}

/** Why no quote was created: far above the button that was clicked, so it takes the focus. */
function Refusal({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [message]);
  return (
    <Alert severity="error" ref={box} tabIndex={-1} sx={{ mb: 3 }}>
      {message}
    </Alert>
  );
}
