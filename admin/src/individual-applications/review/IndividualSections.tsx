import { Alert, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { KIND_LABELS, STATE_LABELS, WAY_LABELS } from '#shared/consents/consent-codes';
import { CONSENT_CALLS } from '#shared/consents/consents.calls';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { ETHNICITY_LABELS, RACE_LABELS } from '#shared/individual-enrollment/enrollment-codes';
import { INDIVIDUAL_ENROLLMENT } from '#shared/individual-enrollment/individual-enrollment.calls';
import type {
  EnrollingMember,
  EnrollmentPageResponse,
} from '#shared/individual-enrollment/individual-enrollment.record';
import { ELIGIBILITY_QUESTIONS, HEALTH_QUESTIONS } from '#shared/individual-enrollment/questions';
import { individualPath } from '#shared/individuals/individual-next-step';
import { otherPlanText } from '#shared/individuals/two-plans';
import { asItWasPath } from '#shared/quotes/next-step';
import { creditOf, isUnderCredit, netPremiumOf } from '#shared/plans/net-premium-of';
import type { IndividualReview } from '#shared/sales/individual-review.record';
import { query } from '#web/http/calls';
import { NotesPanel } from '../../components/notes/NotesPanel.tsx';
import { RecordTimeline } from '../../components/RecordTimeline.tsx';
import { Claim } from '../../components/review/Claim.tsx';
import { Files } from '../../components/review/Files.tsx';
import { FullPage } from '../../components/review/FullPage.tsx';
import { Premiums } from '../../components/review/Premiums.tsx';
import { Answers, Facts, Loaded, Missing, Section } from '../../components/review/Section.tsx';
import { SignatureFacts } from '../../components/review/SignatureFacts.tsx';
import { INDIVIDUAL_QUOTES, type IndividualQuoteRecord } from '../individual-queue.ts';
import { householdPlansQuery } from './individual-review-queries.ts';

interface IndividualSectionsProps {
  state: IndividualReview;
  /** The applicant. */
  name: string;
  /** Its row, if the quote is on the page of the queue that is shown. */
  listed: IndividualQuoteRecord | undefined;
  refresh: () => Promise<void>;
}

/** What staff read before they decide. */
export function IndividualSections({ state, name, listed, refresh }: IndividualSectionsProps) {
  const { QuoteId: quoteId, Claim: held } = state;
  const household = useQuery(query(INDIVIDUAL_ENROLLMENT.find, { quoteId }));
  return (
    <Stack spacing={2.5} sx={{ pt: 2 }}>
      <Claim
        resource={INDIVIDUAL_QUOTES}
        quoteId={quoteId}
        status={state.Status}
        held={held}
        listed={listed}
        name={name}
        refresh={refresh}
      />
      <Refusal state={state} />
      {household.data?.Signature && (
        <Section title="Signature">
          <SignatureFacts signature={household.data.Signature} />
        </Section>
      )}
      {household.data?.Quote.Individual.IsFfm && (
        <Section title="Client’s consent">
          <ClientConsent quoteId={quoteId} />
        </Section>
      )}
      <Section title="Premium">
        <Premium quoteId={quoteId} />
      </Section>
      <Missing messages={household.data ? missingOf(household.data) : []} />
      <Section title="Documents">
        <Loaded query={household}>
          {({ Documents }) =>
            Documents.length === 0 ? 'No documents were uploaded.' : <Files quoteId={quoteId} files={Documents} />
          }
        </Loaded>
      </Section>
      <Section title="Application">
        <Loaded query={household}>{(page) => <Application page={page} />}</Loaded>
      </Section>
      <Section title="Household">
        <Loaded query={household}>{(page) => <Household page={page} />}</Loaded>
      </Section>
      <div data-key="n">
        <Section title="Notes">
          <NotesPanel quoteId={quoteId} />
        </Section>
      </div>
      <Section title="Timeline">
        <RecordTimeline kind="quote" id={quoteId} />
      </Section>
      {household.data && <PortalPages {...{ quoteId, state }} isFfm={household.data.Quote.Individual.IsFfm} />}
    </Stack>
  );
}

interface PortalPagesProps extends Pick<IndividualSectionsProps, 'state'> {
  quoteId: number;
  isFfm: boolean;
}

const PortalPages = ({ quoteId, state, isFfm }: PortalPagesProps) => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
    <FullPage path={individualPath({ quoteId, status: state.Status, isFfm })} />
    <FullPage path={asItWasPath(quoteId)} label="As it was" />
  </Stack>
);

/** Why the application was not accepted, and why it is not sent again. */
const Refusal = ({ state: { Failure, ResubmitHint } }: { state: IndividualReview }) => (
  <>
    {Failure && (
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {Failure.Message}
        <Typography component="div" variant="caption">
          {formatInstant(Failure.ErrorDate)}
        </Typography>
      </Alert>
    )}
    {ResubmitHint && <Alert severity="info">{ResubmitHint}</Alert>}
  </>
);

/** What the client agreed to, and where an agent may have answered with the client's link. */
const ClientConsent = ({ quoteId }: { quoteId: number }) => (
  <Loaded query={useQuery(query(CONSENT_CALLS.list, { quoteId }))}>
    {({ Consents, Links, SubmissionProblem }) => (
      <Stack spacing={1} useFlexGap sx={{ overflowWrap: 'anywhere' }}>
        {SubmissionProblem ?? 'Consent and review are recorded.'}
        {Consents.map(({ Id, Kind, State, Way, GivenAt }) => (
          <div key={Id}>
            {KIND_LABELS[Kind]}: {STATE_LABELS[State]} · {WAY_LABELS[Way]} · {formatInstant(GivenAt)}
          </div>
        ))}
        {Links.filter(({ Doubt }) => Doubt !== null).map(({ Id, Kind, CreatedAt, Doubt }) => (
          <Alert key={Id} severity="warning">
            {KIND_LABELS[Kind]}, link of {formatInstant(CreatedAt)}: {Doubt}
          </Alert>
        ))}
      </Stack>
    )}
  </Loaded>
);

/** The selected plans, each at what the household pays for it. */
const Premium = ({ quoteId }: { quoteId: number }) => (
  <Loaded query={useQuery(householdPlansQuery(quoteId))}>
    {({ Plans }) => (
      <Premiums
        plans={Plans.map((plan) => ({
          name: plan.PlanDisplayName,
          premium: netPremiumOf(plan),
          ...(isUnderCredit(plan) && {
            note: `${formatDollars(plan.TotalMonthlyRate)} less ${formatDollars(creditOf(plan))} tax credit`,
          }),
        }))}
      />
    )}
  </Loaded>
);

const Household = ({ page: { Members, Quote, AmountDue } }: { page: EnrollmentPageResponse }) => (
  <Facts
    facts={[
      ['Members', Members.length.toLocaleString('en-US')],
      ...(Quote.Household ? ([['On the tax return', counted(Quote.Household.Size, 'person', 'people')]] as const) : []),
      ['County', Quote.Individual.Address.County],
      ...(Quote.Companion
        ? ([['In two plans', `${otherPlanText(Quote.Companion)} Quote ${Quote.Companion.QuoteId}.`]] as const)
        : []),
      ...(AmountDue === null ? [] : ([['Due with the application', formatDollars(AmountDue)]] as const)),
    ]}
  />
);

const missingOf = ({ Panels }: EnrollmentPageResponse): string[] => [
  ...new Set(
    Panels.filter(({ Missing: count }) => count > 0).flatMap(({ Problems }) => Problems.map(({ Message }) => Message)),
  ),
];

const Application = ({ page }: { page: EnrollmentPageResponse }) => (
  <>
    {page.Members.map((member, at) => (
      <Answers
        key={member.Id}
        title={`${`${member.FirstName} ${member.LastName}`.trim() || `Person ${at + 1}`}, ${formatDay(member.DateOfBirth)}`}
        answers={memberAnswers(member)}
      />
    ))}
    {answeredQuestions(page).length > 0 && <Answers title="Questions" answers={answeredQuestions(page)} />}
  </>
);

type Answer = readonly [label: string, value: string];

/** What is stored about a person. */
const memberAnswers = (member: EnrollingMember): Answer[] =>
  answered([
    ['Relationship', member.RelationshipToSubscriber],
    ['Age', String(member.Age)],
    ['Gender', member.Gender],
    ['SSN', member.SSN],
    ['Race', member.Race && RACE_LABELS[member.Race]],
    ['Ethnicity', member.Ethnicity && ETHNICITY_LABELS[member.Ethnicity]],
    ['Primary care provider', member.PrimaryCareProviderName],
  ]);

/** The answers about eligibility, and for short-term plans about health. */
const answeredQuestions = ({ Eligibility, Health }: EnrollmentPageResponse): Answer[] =>
  answered([...toAnswers(ELIGIBILITY_QUESTIONS, Eligibility), ...toAnswers(HEALTH_QUESTIONS, Health)]);

const toAnswers = <Name extends string>(
  questions: Record<Name, string>,
  given: Record<Name, boolean | null>,
): [string, string | null][] =>
  (Object.keys(questions) as Name[]).map((name) => [
    questions[name],
    given[name] === null ? null : given[name] ? 'Yes' : 'No',
  ]);

const answered = (answers: readonly (readonly [string, string | null])[]): Answer[] =>
  answers.filter((each): each is Answer => (each[1] ?? '') !== '');
