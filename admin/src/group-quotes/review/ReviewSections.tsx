import OpenIcon from '@mui/icons-material/ArrowOutward';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useHref, useLocation } from 'react-router';
import { enrolledCounts } from '#shared/census/enrolled-counts';
import { answeredSections } from '#shared/enrollment/application/answered-sections';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { formatDollars } from '#shared/formats/currency';
import { nextStep } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { withReturn } from '#shared/sales/queue-return';
import { NotesPanel } from '../../components/notes/NotesPanel.tsx';
import { RecordTimeline } from '../../components/RecordTimeline.tsx';
import type { GroupQuoteRecord } from '../group-quotes.api.ts';
import { Claim } from './Claim.tsx';
import { Documents } from './Documents.tsx';
import { Exchange } from './Exchange.tsx';
import { applicationQuery, censusQuery, plansQuery } from './review.api.ts';

interface ReviewSectionsProps {
  quote: QuoteResponse;
  /** Once loaded, and only of quotes in enrollment. */
  overview: EnrollmentOverview | undefined;
  /** Its row, if the quote is on the page of the queue that is shown. */
  listed: GroupQuoteRecord | undefined;
  refresh: () => Promise<void>;
}

/** What staff read before they decide. */
export const ReviewSections = ({ quote, overview, listed, refresh }: ReviewSectionsProps) => (
  <Stack spacing={2.5} sx={{ pt: 2 }}>
    {overview && <Claim overview={overview} listed={listed} name={quote.Group.GroupName} refresh={refresh} />}
    {overview?.GroupSizeWarning && <Alert severity="warning">{overview.GroupSizeWarning}</Alert>}
    {overview && <Exchange exchange={overview.Exchange} />}
    <Section title="Notes">
      <NotesPanel quoteId={quote.Id} />
    </Section>
    <Section title="Premium">
      <Premium quoteId={quote.Id} />
    </Section>
    <Section title="Census">
      <Census quoteId={quote.Id} />
    </Section>
    {overview && (
      <>
        <Section title="Documents">
          <Documents quoteId={quote.Id} />
        </Section>
        <Section title="Application">
          <Application quoteId={quote.Id} />
        </Section>
      </>
    )}
    <Section title="Timeline">
      <RecordTimeline kind="quote" id={quote.Id} />
    </Section>
    <FullPage quote={quote} />
  </Stack>
);

/** The selected plans, each at the quoted premium of the whole group. */
const Premium = ({ quoteId }: { quoteId: number }) => (
  <Loaded query={useQuery(plansQuery(quoteId))}>
    {({ Plans }) =>
      Plans.length === 0 ? (
        'No plans are selected.'
      ) : (
        <Box component="dl" sx={PREMIUMS}>
          {Plans.map(({ PlanId, PlanDisplayName, TotalMonthlyRate }) => (
            <div key={PlanId}>
              <dt>{PlanDisplayName}</dt>
              <dd>
                <strong>{formatDollars(TotalMonthlyRate)}</strong> a month
              </dd>
            </div>
          ))}
        </Box>
      )
    }
  </Loaded>
);

const Census = ({ quoteId }: { quoteId: number }) => (
  <Loaded query={useQuery(censusQuery(quoteId))}>
    {(people) => {
      const { employees, members, medical, dental, vision } = enrolledCounts(people);
      return (
        <Facts
          facts={[
            ['Employees', figure(employees)],
            ['Members', figure(members)],
            ['In medical', figure(medical)],
            ['In dental', figure(dental)],
            ['In vision', figure(vision)],
          ]}
        />
      );
    }}
  </Loaded>
);

const figure = (count: number): string => count.toLocaleString('en-US');

const Application = ({ quoteId }: { quoteId: number }) => (
  <Loaded query={useQuery(applicationQuery(quoteId))}>
    {(application) =>
      answeredSections(application).map(({ id, title, answers }) => (
        <Box component="details" key={id} sx={DETAILS}>
          <summary>{title}</summary>
          <Facts facts={answers} />
        </Box>
      ))
    }
  </Loaded>
);

/** The quote's page in the portal, which leads back to this address. */
function FullPage({ quote: { Id, GroupId, Status } }: { quote: QuoteResponse }) {
  const { pathname, search } = useLocation();
  const here = useHref({ pathname, search });
  const { path } = nextStep({
    status: Status,
    quoteId: Id,
    groupId: GroupId!,
    isExternal: false,
    disableForExternalAgentFlag: false,
  });
  return (
    <Button variant="outlined" href={withReturn(path!, here)} endIcon={<OpenIcon />} sx={{ alignSelf: 'flex-start' }}>
      Open full page
    </Button>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} gutterBottom>
        {title}
      </Typography>
      <Typography variant="body2" component="div">
        {children}
      </Typography>
    </section>
  );
}

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
}

/** A part of the panel with its own loading and failure: the others stay. */
function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) {
    return children(data);
  }
  return error ? (
    <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
      {error.message}
    </Alert>
  ) : (
    <Skeleton variant="rounded" height={48} />
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) => (
  <Box component="dl" sx={FACTS}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
);

const FACTS = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'subtitle2', overflowWrap: 'anywhere' },
} as const;

/** The largest figures of the panel. */
const PREMIUMS = {
  m: 0,
  display: 'grid',
  gap: 1,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 2,
  },
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { m: 0, ml: 'auto', textAlign: 'right' },
  '& strong': { typography: 'h2', fontVariantNumeric: 'tabular-nums' },
} as const;

const DETAILS = {
  borderTop: 1,
  borderColor: 'divider',
  '& > summary': { py: 1, cursor: 'pointer', fontWeight: 600 },
  '& > dl': { pb: 1.5 },
} as const;
