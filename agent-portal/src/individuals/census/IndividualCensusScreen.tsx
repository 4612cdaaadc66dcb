import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { formatRecent } from '#shared/formats/instant';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { today } from '#web/inputs/today';
import { draftOf, dropDraft } from '#web/records/drafts';
import { type DraftPlace, storedDraftOf } from '#web/records/stored-draft';
import type { FormDraft } from '#web/records/use-autosave-draft';
import { useLoadedDraft } from '#web/records/use-loaded-draft';
import { Screen } from '#web/shell/Screen';
import { NewScreen } from '#web/shell/use-heading-focus';
import { useUser } from '../../app/session/use-user.ts';
import { memberName } from '../household/member-labels.ts';
import type { CensusForm } from '../saving/census-form.ts';
import { householdQuery } from '../saving/census-queries.ts';
import { censusDraft } from '../saving/use-census-save.ts';
import { IndividualCensus } from './IndividualCensus.tsx';
import { readOnlyReason } from './read-only-reason.ts';
import { useNeedsAgent } from './use-needs-agent.ts';

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/**
 * /quotes/census/individual and /quotes/census/individual/quote/:quoteId. A new quote gets its own address when it is first saved; the
 * page stays, with its focus and what is being typed.
 */
export function IndividualCensusScreen() {
  const quoteId = useQuoteId();
  const { key } = useLocation();
  const [begun, setBegun] = useState<{ key: string; quoteId: number } | null>(null);
  const isBegunHere = begun !== null && (quoteId === begun.quoteId || key === begun.key);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  if (quoteId !== null && !isBegunHere) {
    return <StoredCensus key={quoteId} quoteId={quoteId} />;
  }
  const visit = isBegunHere ? begun.key : key;
  return (
    <NewCensus key={visit} isBegun={isBegunHere} onCreated={(created) => setBegun({ key: visit, quoteId: created })} />
  );
}

interface NewCensusProps {
  isBegun: boolean;
  onCreated: (quoteId: number) => void;
}

function NewCensus({ isBegun, onCreated }: NewCensusProps) {
  const isDraftLoaded = useLoadedDraft(useUser().Id, censusDraft(null));
  // Stays what it was when the quote gets its own address.
  const [from] = useState(Number(useSearchParams()[0].get('from')));
  const copied = useQuery({ ...householdQuery(from), enabled: from > 0 });
  const isReady = isDraftLoaded && (from === 0 || copied.data !== undefined);
  return (
    <NewScreen value="arrival">
      <Screen
        title={isBegun ? 'Individual quote' : 'New individual quote'}
        subtitle="Fields with a star are required. Everything is saved while you type."
        breadcrumbs={HOME}
        error={copied.data ? undefined : copied.error}
        onRetry={() => void copied.refetch()}
        pending={!isReady}
      >
        {isReady && (
          <AskedFirst>
            <IndividualCensus stored={null} from={copied.data} onCreated={onCreated} />
          </AskedFirst>
        )}
      </Screen>
    </NewScreen>
  );
}

/** Another client's people never stand in a new quote unless the user says so. */
function AskedFirst({ children }: { children: ReactNode }) {
  const place = { userId: useUser().Id, name: censusDraft(null) };
  const [kept, setKept] = useState(() => draftOf<FormDraft<CensusForm>>(place));
  if (!kept) {
    return children;
  }
  const beginNew = () => {
    dropDraft(place);
    setKept(null);
  };
  return <KeptHousehold {...{ place, kept, beginNew }} onContinue={() => setKept(null)} />;
}

function useQuoteId(): number | null {
  const { quoteId } = useParams();
  return quoteId === undefined ? null : Number(quoteId);
}

function StoredCensus({ quoteId }: { quoteId: number }) {
  const { data, error, refetch } = useQuery(householdQuery(quoteId));
  const isDraftLoaded = useLoadedDraft(useUser().Id, censusDraft(quoteId));
  const choosesAgents = useNeedsAgent();
  return (
    <NewScreen value="arrival">
      <Screen
        title={data ? titleOf(data) : 'Individual quote'}
        subtitle={data && subtitleOf(data, choosesAgents && readOnlyReason(data.Quote) === null)}
        breadcrumbs={HOME}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        pending={!data || !isDraftLoaded}
      >
        {data && isDraftLoaded && <IndividualCensus stored={data} onCreated={() => {}} />}
      </Screen>
    </NewScreen>
  );
}

/** The applicant comes first; the name may still be unknown. */
const titleOf = ({ Members: [applicant] }: IndividualEnrollmentResponse): string =>
  [applicant?.FirstName, applicant?.LastName].filter(Boolean).join(' ') || 'Individual quote';

/** Without the agents where they can be changed below. */
const subtitleOf = ({ Quote }: IndividualEnrollmentResponse, isWithoutAgents: boolean): string =>
  [
    Quote.Name,
    `effective ${formatDay(Quote.EffectiveDate)}`,
    ...(isWithoutAgents ? [] : Quote.AssociatedAgents.map(({ Name }) => `${Name.First} ${Name.Last}`)),
  ].join(', ');

interface KeptHouseholdProps {
  place: DraftPlace;
  kept: FormDraft<CensusForm>;
  onContinue: () => void;
  beginNew: () => void;
}

/** Asks whether a household that was typed and never became a quote is the one that is meant. */
function KeptHousehold({ place, kept, onContinue, beginNew }: KeptHouseholdProps) {
  const savedAt = storedDraftOf(place)?.savedAt ?? null;
  const { Members, Address } = kept.values;
  const facts = [
    Members.map((_member, at) => memberName(Members, at)).join(', '),
    ...(Address.FullPostalCode ? [`ZIP code ${Address.FullPostalCode}`] : []),
    ...(savedAt ? [`last changed ${formatRecent(savedAt, today())}`] : []),
  ];
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h2">A household that you began is not a quote yet</Typography>
      <Typography>{`${facts.join('; ')}.`}</Typography>
      <Typography>Is this quote for them? A new one discards what was typed.</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Button variant="contained" onClick={onContinue}>
          Continue with this household
        </Button>
        <Button onClick={beginNew}>Discard it and begin a new one</Button>
      </Stack>
    </Stack>
  );
}
