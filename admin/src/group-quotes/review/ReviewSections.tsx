import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import MissingIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { enrolledCounts } from '#shared/census/census-approval';
import { codeTextWords } from '#shared/proposals/email-words';
import { TextWithPhones } from '#web/shell/PhoneLink';
import { answeredSections } from '#shared/enrollment/application/answered-sections';
import type { Eligibility, EmployerSignatureResponse } from '#shared/enrollment/employer-signature.record';
import { APPLICATION_CALLS } from '#shared/enrollment/enrollment.calls';
import type { EnrollmentExchange, EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { EMPLOYER_SIGNATURE_CALLS, SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { isSignerOf } from '#shared/enrollment/signing';
import { counted } from '#shared/formats/text';
import { totalPremiumText } from '#shared/plans/plan-texts';
import { asItWasPath, nextStep } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { eligibilityText, linkHistory, STATE_LABELS } from '#web/decisions/employer-words';
import { documentPlaces, type PlaceState } from '#web/documents/document-places';
import { query } from '#web/http/calls';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { Instant } from '../../components/Instant.tsx';
import { NotesPanel } from '../../components/notes/NotesPanel.tsx';
import { RecordTimeline } from '../../components/RecordTimeline.tsx';
import { Claim } from '../../components/review/Claim.tsx';
import { Files } from '../../components/review/Files.tsx';
import { FullPage } from '../../components/review/FullPage.tsx';
import { Premiums } from '../../components/review/Premiums.tsx';
import { Answers, Facts, Loaded, Missing, Section } from '../../components/review/Section.tsx';
import { SignatureFacts } from '../../components/review/SignatureFacts.tsx';
import { GROUP_QUOTES, type GroupQuoteRecord } from '../group-queue.ts';
import { censusQuery, documentsQuery, plansQuery, requiredDocumentsQuery } from './review-queries.ts';

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
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <FullPage path={pageOf(quote)} />
      <FullPage path={asItWasPath(quote.Id)} label="As it was" />
    </Stack>
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

/** The agent's signature, which submitted the quote, and the employer's own, which is optional. */
const Signature = ({ quoteId }: { quoteId: number }) => (
  <Stack spacing={2} useFlexGap>
    <Loaded query={useQuery(query(SIGNATURE_CALLS.find, { quoteId }))}>
      {(signature) => (signature ? <SignatureFacts signature={signature} /> : 'Not signed yet.')}
    </Loaded>
    <Loaded query={useQuery(query(EMPLOYER_SIGNATURE_CALLS.list, { quoteId }))}>
      {({ Signatures: [newest], Eligibility: eligibility }) =>
        newest && <OfEmployer signature={newest} eligibility={eligibility} />
      }
    </Loaded>
  </Stack>
);

interface OfEmployerProps {
  signature: EmployerSignatureResponse;
  eligibility: Eligibility | null;
}

function OfEmployer({ signature, eligibility }: OfEmployerProps) {
  const { State, EmployerName, SignedByName, DeclineReason, Withdrawn, EligibleNote, CodeText, Doubt } = signature;
  const warnings = [
    Withdrawn,
    eligibility && !eligibility.IsCurrent ? 'The list of employees has changed since the employer confirmed it.' : null,
    EligibleNote ? `The employer says about the employees: “${EligibleNote}”` : null,
    SignedByName !== null && !isSignerOf(SignedByName, EmployerName)
      ? `Signed as “${SignedByName}”; the link was made for ${EmployerName}.`
      : null,
    Doubt,
  ].filter((warning) => warning !== null);
  return (
    <Stack spacing={1} useFlexGap sx={{ overflowWrap: 'anywhere' }}>
      <div>
        <Typography variant="caption" color="textSecondary">
          Employer’s signature
        </Typography>
        <Typography variant="subtitle2" component="p">
          {SignedByName ?? EmployerName}: {STATE_LABELS[State]}
        </Typography>
        <Typography variant="body2">{linkHistory(signature)}</Typography>
        {CodeText && (
          <Typography variant="body2">
            <TextWithPhones text={codeTextWords(CodeText)} />
          </Typography>
        )}
        {DeclineReason !== null && <Typography variant="body2">Reason: {DeclineReason}</Typography>}
        {eligibility && <Typography variant="body2">{eligibilityText(eligibility)}</Typography>}
      </div>
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
    </Stack>
  );
}

const LOOKS: Record<Exclude<PlaceState, 'Optional'>, Look> = {
  Uploaded: ['success', DoneIcon],
  Missing: ['error', MissingIcon],
};

/** The required documents and their files, which open here. */
function Documents({ quoteId }: { quoteId: number }) {
  const required = useQuery(requiredDocumentsQuery(quoteId));
  const files = useQuery(documentsQuery(quoteId));
  const error = required.error ?? files.error;
  if (!required.data || !files.data) {
    return error ? <Alert severity="error">{error.message}</Alert> : <Skeleton variant="rounded" height={64} />;
  }
  const places = documentPlaces(required.data, files.data);
  const optional = places.filter(({ state }) => state === 'Optional');
  return places.length === 0 ? (
    'No documents are required.'
  ) : (
    <Stack spacing={1.5} useFlexGap>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
        {places.map(
          ({ docTypeId, title, state, files: own }) =>
            state !== 'Optional' && (
              <li key={docTypeId}>
                <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
                  <Typography variant="subtitle2" component="span">
                    {title}
                  </Typography>
                  <ToneChip size="small" look={LOOKS[state]} label={state} />
                </Stack>
                <Files quoteId={quoteId} files={own} />
              </li>
            ),
        )}
      </Stack>
      {optional.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Optional, not uploaded: {optional.map(({ title }) => title).join(', ')}
        </Typography>
      )}
    </Stack>
  );
}

/** The reason of the last decision, and what the agent replied. */
const Exchange = ({ exchange: { Reason, Replies, NewDocuments } }: { exchange: EnrollmentExchange }) =>
  Reason === null && Replies.length === 0 && NewDocuments === 0 ? null : (
    <Stack spacing={1} sx={{ overflowWrap: 'anywhere' }}>
      {Reason !== null && (
        <Typography variant="body2">
          <strong>Reason:</strong> {Reason}
        </Typography>
      )}
      {NewDocuments > 0 && (
        <Typography variant="body2">
          {counted(NewDocuments, 'document was', 'documents were')} uploaded after the signature.
        </Typography>
      )}
      {Replies.map(({ Text, By, At }) => (
        <Box key={At + Text} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {Text}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {By}, <Instant at={At} />
          </Typography>
        </Box>
      ))}
    </Stack>
  );
