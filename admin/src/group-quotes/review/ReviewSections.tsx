import { Alert, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { enrolledCounts } from '#shared/census/census-approval';
import { APPLICATION_CALLS } from '#shared/enrollment/enrollment.calls';
import { answeredSections } from '#shared/enrollment/application/answered-sections';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { counted } from '#shared/formats/text';
import { totalPremiumText } from '#shared/plans/plan-texts';
import { nextStep } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { query } from '#web/http/calls';
import { NotesPanel } from '../../components/notes/NotesPanel.tsx';
import { RecordTimeline } from '../../components/RecordTimeline.tsx';
import { Claim } from '../../components/review/Claim.tsx';
import { FullPage } from '../../components/review/FullPage.tsx';
import { Premiums } from '../../components/review/Premiums.tsx';
import { Answers, Facts, Loaded, Missing, Section } from '../../components/review/Section.tsx';
import { GROUP_QUOTES, type GroupQuoteRecord } from '../group-queue.ts';
import { Documents } from './Documents.tsx';
import { Exchange } from './Exchange.tsx';
import { censusQuery, plansQuery } from './review-queries.ts';
import { Signature } from './Signature.tsx';

interface ReviewSectionsProps {
  quote: QuoteResponse;
  /** Once loaded, and only of quotes in enrollment. */
  overview: EnrollmentOverview | undefined;
  /** Its row, if the quote is on the page of the queue that is shown. */
  listed: GroupQuoteRecord | undefined;
  refresh: () => Promise<void>;
}

/** What staff read before they decide, in the order in which it is needed. */
export const ReviewSections = ({ quote, overview, listed, refresh }: ReviewSectionsProps) => (
  <Stack spacing={2.5} sx={{ pt: 2 }}>
    {overview && (
      <>
        <Claim
          resource={GROUP_QUOTES}
          quoteId={quote.Id}
          status={overview.Status}
          held={overview.Claim}
          listed={listed}
          name={quote.Group.GroupName}
          refresh={refresh}
        />
        {overview.GroupSizeWarning && <Alert severity="warning">{overview.GroupSizeWarning}</Alert>}
        <Exchange exchange={overview.Exchange} />
        <Section title="Signature">
          <Signature quoteId={quote.Id} />
        </Section>
      </>
    )}
    <Section title="Premium">
      <Premium quoteId={quote.Id} />
    </Section>
    {overview && (
      <>
        <Missing messages={missingOf(overview)} />
        <Section title="Documents">
          <Documents quoteId={quote.Id} />
        </Section>
        <Section title="Application">
          <Application quoteId={quote.Id} />
        </Section>
      </>
    )}
    <Section title="Census">
      <Census quoteId={quote.Id} />
    </Section>
    <div data-key="n">
      <Section title="Notes">
        <NotesPanel quoteId={quote.Id} />
      </Section>
    </div>
    <Section title="Timeline">
      <RecordTimeline kind="quote" id={quote.Id} />
    </Section>
    <FullPage path={pageOf(quote)} />
  </Stack>
);

/** Documents have a section of their own. */
const missingOf = ({ Sections }: EnrollmentOverview): string[] =>
  [...Sections.Application.Problems, ...Sections.Demographics.Problems].map(({ Message }) => Message);

/** What the group will pay, by plan and in all. */
const Premium = ({ quoteId }: { quoteId: number }) => (
  <Loaded query={useQuery(plansQuery(quoteId))}>
    {({ Plans, Premium: total }) => (
      <>
        <Premiums
          plans={Plans.map((plan) => ({
            name: plan.PlanDisplayName,
            premium: plan.Taken ? plan.Taken.MonthlyRate : plan.TotalMonthlyRate,
            note: plan.Taken ? counted(plan.Taken.Members, 'member') : 'If everybody takes it',
          }))}
        />
        {total && <strong>{totalPremiumText(total)}</strong>}
      </>
    )}
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
  <Loaded query={useQuery(query(APPLICATION_CALLS.find, { quoteId }))}>
    {(application) =>
      answeredSections(application).map(({ id, title, answers }) => (
        <Answers key={id} title={title} answers={answers} />
      ))
    }
  </Loaded>
);

/** The quote's page in the portal. */
function pageOf({ Id, GroupId, Status }: QuoteResponse): string {
  const { path } = nextStep({
    status: Status,
    quoteId: Id,
    groupId: GroupId!,
    isExternal: false,
    disableForExternalAgentFlag: false,
  });
  return path!;
}
