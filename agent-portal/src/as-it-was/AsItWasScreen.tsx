import { Alert, Box, Button, Paper, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { formatInstant } from '#shared/formats/instant';
import { plansPathOf } from '#shared/individuals/individual-next-step';
import type { AsItWas, Difference, PicturedPerson, PictureRow, QuotePictures } from '#shared/pictures/picture.record';
import { PICTURE_CALLS } from '#shared/pictures/pictures.calls';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import { PREMIUM_PART_LABELS, PREMIUM_PART_ORDER, PREMIUM_PART_SENTENCES } from '#shared/renewals/premium-parts';
import type { PremiumComparison, PremiumPart } from '#shared/renewals/renewal.record';
import { query } from '#web/http/calls';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { ChangeFigures } from '../components/ChangeFigures.tsx';
import { type Driver, DriversTable } from '../components/DriversTable.tsx';
import { PlanChangesTable } from '../components/PlanChangesTable.tsx';
import { ColumnsTable } from '../components/ScrollTable.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';

/** /quote/as-it-was/:quoteId: what somebody was told at a moment, beside today. The address names the moment, so that it can be sent on. */
export function AsItWasScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const { data, error, refetch } = useQuery({ ...query(PICTURE_CALLS.list, { quoteId }), staleTime: 0 });
  return (
    <Screen
      title="As it was"
      subtitle={data && `${data.Customer}, ${data.QuoteName}, effective ${formatDay(data.EffectiveDate)}`}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        ...(data ? [{ label: 'Plans', to: plansPath(data) }] : []),
      ]}
      pending={!data}
      error={data ? null : error}
      onRetry={() => void refetch()}
    >
      {data && data.Pictures.length === 0 && (
        <EmptyState title="Nothing is kept yet">
          Once plans are chosen, the quote is kept as it is with each proposal, each comparison and each change of its
          status.
        </EmptyState>
      )}
      {data && data.Pictures.length > 0 && <Moments quoteId={quoteId} pictures={data.Pictures} />}
    </Screen>
  );
}

const plansPath = ({ IsGroup, QuoteId: Id, IsFfm }: QuotePictures): string =>
  IsGroup ? groupPlanSelectionPath(Id) : plansPathOf({ Id, Individual: { IsFfm } });

function Moments({ quoteId, pictures }: { quoteId: number; pictures: readonly PictureRow[] }) {
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('moment'));
  const shown = pictures.find(({ Id }) => Id === asked) ?? pictures[0]!;
  return (
    <Stack spacing={3}>
      <TextField
        select
        label="Moment"
        value={shown.Id}
        onChange={({ target }) => setAddress({ moment: target.value }, { replace: true })}
        slotProps={{ select: { native: true } }}
        sx={{ maxWidth: '35rem' }}
      >
        {pictures.map((picture) => (
          <option key={picture.Id} value={picture.Id}>
            {momentText(picture)}
          </option>
        ))}
      </TextField>
      <ThenAndToday quoteId={quoteId} pictureId={shown.Id} />
    </Stack>
  );
}

const momentText = ({ TakenAt, Occasion, Status, TakenBy }: PictureRow): string =>
  `${formatInstant(TakenAt)}: ${Occasion === 'PaperMade' ? `proposal or comparison, ${Status}` : Status}, by ${TakenBy}`;

function ThenAndToday({ quoteId, pictureId }: { quoteId: number; pictureId: number }) {
  const { data, error, refetch } = useQuery({ ...query(PICTURE_CALLS.compare, { quoteId, pictureId }), staleTime: 0 });
  if (!data) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton variant="rounded" height={320} />
    );
  }
  const rows = differencesOf(data);
  return (
    <Stack spacing={3}>
      <Premium data={data} />
      {data.Plans.length > 0 && <PlanChangesTable plans={data.Plans} before="Then" after="Today" labels={CAUSES} />}
      <ColumnsTable
        label="What differs besides"
        title
        stacked="sm"
        rows={rows}
        keyOf={({ What }, at) => `${What} ${at}`}
        empty={
          rows.length === 0 && (
            <Typography sx={{ p: 2, pt: 0 }}>The quote, its people and its rules are as they were.</Typography>
          )
        }
        columns={[
          { label: 'What', isName: true, cell: ({ What }) => What },
          { label: 'Then', cell: ({ Then }) => Then || '–' },
          { label: 'Today', cell: ({ Now }) => Now || '–' },
        ]}
      />
      <PeopleThen people={data.Census} />
    </Stack>
  );
}

/** For "what was I told for my wife?": everybody, and what each plan was quoted at for them. */
function PeopleThen({ people }: { people: readonly PicturedPerson[] }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {isShown ? 'Hide people' : 'Show people as they were'}
      </Button>
      {isShown && (
        <ColumnsTable
          label="People as they were"
          title
          stacked="md"
          noun="people"
          rows={people}
          keyOf={({ Name }, at) => `${Name} ${at}`}
          columns={[
            { label: 'Person', isName: true, cell: ({ Name, Relationship }) => `${Name}, ${Relationship}` },
            { label: 'Birth date', cell: ({ DateOfBirth }) => formatDay(DateOfBirth) },
            { label: 'Tobacco', cell: ({ Tobacco }) => Tobacco || '–' },
            { label: 'Quoted a month', cell: ({ Quoted }) => quotedText(Quoted) },
          ]}
        />
      )}
    </>
  );
}

const quotedText = (quoted: PicturedPerson['Quoted']): string =>
  quoted.map(({ PlanName, Age, Rate }) => `${PlanName}: ${formatDollars(Rate)} at age ${Age}`).join('; ') || 'Nothing';

const Premium = ({ data: { Total, Notes, EffectiveDate, TakenAt } }: { data: AsItWas }) => (
  <Paper component="section" variant="outlined" aria-labelledby="premium" sx={{ p: 2 }}>
    <Typography variant="h2" id="premium" sx={{ mb: 1 }}>
      Premium
    </Typography>
    {Total && (
      <>
        <ChangeFigures
          before={Total.Before}
          after={Total.After}
          nowLabel={`Then, ${formatInstant(TakenAt)}, from ${formatDay(EffectiveDate)}`}
          thenLabel="Today"
        />
        {Total.Change !== 0 && (
          <Box sx={{ mt: 2 }}>
            <DriversTable drivers={driversOf(Total)} change={Total.Change} />
          </Box>
        )}
      </>
    )}
    <Alert severity="info" sx={{ mt: 2 }}>
      {Notes.map((note) => (
        <div key={note}>{note}</div>
      ))}
    </Alert>
  </Paper>
);

/** Causes without effect are omitted. */
const driversOf = ({ Parts }: PremiumComparison): Driver[] =>
  PREMIUM_PART_ORDER.filter((part) => Parts[part] !== 0).map((part) => ({
    name: CAUSES[part],
    sentence: SENTENCES[part] ?? PREMIUM_PART_SENTENCES[part],
    amount: Parts[part],
  }));
/** Those of a renewal speak of a year, and of a group. */
const CAUSES: Readonly<Record<PremiumPart, string>> = {
  ...PREMIUM_PART_LABELS,
  Ageing: 'Ages on the effective date',
  Area: 'Rating area',
  Joined: 'People who joined',
  Left: 'People who left',
};
const SENTENCES: Partial<Record<PremiumPart, string>> = {
  Ageing: 'Birth dates or the effective date are others.',
  Area: 'Rates depend on the address.',
  Rates: 'The same plans, for people of the same age, at the rates of today.',
  PlanMapping: 'Another plan is chosen.',
  Joined: 'They were not on the census then.',
  Left: 'They are not on the census today.',
};

/** The quote, its people, its rules. */
const differencesOf = ({ Facts, People, Rules }: AsItWas): Difference[] => [
  ...Facts,
  ...People.flatMap(({ Name, What, Changes }): Difference[] => {
    if (What === 'Changed') {
      return Changes.map((change) => ({ ...change, What: `${Name}: ${change.What}` }));
    }
    const [there, missing] = ['On the census', 'Not on the census'];
    return [What === 'Left' ? { What: Name, Then: there, Now: missing } : { What: Name, Then: missing, Now: there }];
  }),
  ...Rules.map((rule) => ({ ...rule, What: `Rule: ${rule.What}` })),
];
