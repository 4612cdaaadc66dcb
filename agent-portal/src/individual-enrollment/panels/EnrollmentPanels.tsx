import { Alert, type AlertColor, Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { documentTitle, INDIVIDUAL_PROOFS } from '#shared/enrollment/documents.record';
import { MAX_UPLOAD_BYTES } from '#shared/enrollment/upload-rules';
import { PANEL_LABELS, type PanelName } from '#shared/individual-enrollment/enrollment-codes';
import type { EnrollmentPageResponse, Panel } from '#shared/individual-enrollment/individual-enrollment.record';
import { proofNeeded } from '#shared/individual-enrollment/panels';
import {
  askedEligibility,
  askedHealth,
  ELIGIBILITY_QUESTIONS,
  type EligibilityQuestion,
  HEALTH_QUESTIONS,
  type HealthAnswers,
  type HealthQuestion,
} from '#shared/individual-enrollment/questions';
import { NOT_ALL_ELIGIBLE } from '#shared/individual-enrollment/submission';
import { isShortTermDenied } from '#shared/individual-enrollment/submission-outcome';
import type { DocumentPlaceView } from '#web/documents/document-places';
import { RadioInput, YES_NO } from '#web/inputs/RadioInput';
import { FormActions } from '#web/records/FormActions';
import { TextWithPhones } from '#web/shell/PhoneLink';
import { useRules } from '../../app/use-rules.ts';
import { DetailSection } from '../../components/DetailSection.tsx';
import { DocumentPlace } from '../../components/DocumentPlace.tsx';
import { useUploads } from '../../components/use-uploads.ts';
import { refreshIndividualEnrollment } from '../individual-enrollment-queries.ts';
import { MemberInfoPanel } from '../MemberInfoPanel.tsx';
import { termsAsked } from '../saving/asked-terms.ts';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';
import type { EnrollmentSave } from '../saving/use-enrollment-save.ts';
import { MissingLinks } from './MissingLinks.tsx';
import { PanelState } from './PanelState.tsx';
import { usePanels } from './use-panels.ts';

interface EnrollmentPanelsProps {
  page: EnrollmentPageResponse;
  save: EnrollmentSave;
}

/** The panels of the application, each with what it lacks. Spec 001 section 2, "/enrollment/individual". */
export function EnrollmentPanels({ page, save }: EnrollmentPanelsProps) {
  const panels = usePanels(page);
  // Here, so that uploads go on while their panel is closed.
  const uploading = useUploads(page.Quote.Id, () => refreshIndividualEnrollment(page.Quote.Id));
  const canEdit = page.EditProblem === null;
  const next = (name: PanelName) => page.Panels[page.Panels.findIndex(({ Name }) => Name === name) + 1];
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Application"
      spacing={1}
      onSubmit={(event) => event.preventDefault()}
    >
      {page.Panels.map((panel) => (
        <DetailSection
          key={panel.Name}
          title={PANEL_LABELS[panel.Name]}
          summary={<PanelState panel={panel} isOptional={isOptional(panel, page)} />}
          isOpen={panels.open.has(panel.Name)}
          onToggle={() => panels.open.toggle(panel.Name)}
          headingRef={panels.setHeading(panel.Name)}
          onOpened={panels.opened}
        >
          <Stack spacing={2}>
            <MissingLinks
              problems={panel.Problems}
              onGoTo={canEdit ? (problem) => panels.goTo(panel.Name, problem) : null}
            />
            <PanelContent {...{ page, panel, panels, uploading }} />
            {canEdit && <NextPanel from={panel.Name} to={next(panel.Name)?.Name} onGoOn={panels.goOn} />}
          </Stack>
        </DetailSection>
      ))}
      {canEdit && <SaveBar save={save} />}
    </Stack>
  );
}

/** No proof is asked for, and none was uploaded. */
const isOptional = ({ Name, State }: Panel, { Documents }: EnrollmentPageResponse): boolean =>
  Name === 'Documentation' && State === 'Completed' && Documents.length === 0;

interface PanelContentProps {
  page: EnrollmentPageResponse;
  panel: Panel;
  panels: ReturnType<typeof usePanels>;
  uploading: ReturnType<typeof useUploads>;
}

function PanelContent({ page, panel, panels, uploading }: PanelContentProps): ReactNode {
  switch (panel.Name) {
    case 'Eligibility':
      return <EligibilityPanel page={page} />;
    case 'MemberInfo':
      return <MemberInfoPanel page={page} problems={panel.Problems} people={panels.people} onOpened={panels.opened} />;
    case 'HealthInfo':
      return <HealthPanel page={page} />;
    case 'Documentation':
      return <DocumentationPanel page={page} uploading={uploading} uploadButton={panels.uploadButton} />;
  }
}

interface NextPanelProps {
  from: PanelName;
  to: PanelName | undefined;
  onGoOn: (from: PanelName, to: PanelName) => void;
}

const NextPanel = ({ from, to, onGoOn }: NextPanelProps) =>
  to && (
    <Button variant="outlined" onClick={() => onGoOn(from, to)} sx={{ alignSelf: 'flex-start' }}>
      Next: {PANEL_LABELS[to]}
    </Button>
  );

/** Whether everyone may enroll. */
function EligibilityPanel({ page }: { page: EnrollmentPageResponse }) {
  const areEligible = useWatch<EnrollmentForm, 'Answers.EnrolleesEligible'>({ name: 'Answers.EnrolleesEligible' });
  return (
    <Questions
      page={page}
      names={askedEligibility(termsAsked(page))}
      questions={ELIGIBILITY_QUESTIONS}
      note={areEligible === false ? { severity: 'warning', text: NOT_ALL_ELIGIBLE } : null}
    />
  );
}

/** What is stored, and why something is not. */
function SaveBar({ save }: { save: EnrollmentSave }) {
  const form = useWatch<EnrollmentForm>() as EnrollmentForm;
  const isWaiting = save.isUnsaved && save.state.kind !== 'saving' && !save.isSendable(form);
  return (
    <FormActions
      state={save.state}
      note={
        <Box role="status" sx={{ minWidth: 0, typography: 'body2', color: 'text.secondary' }}>
          {save.failure !== null && (
            <Typography variant="body2" color="error">
              {save.failure}
            </Typography>
          )}
          {isWaiting
            ? 'Fields that are incomplete or wrong are not saved yet.'
            : save.failure === null && (save.message || 'Everything is saved while you enter it.')}
        </Box>
      }
    />
  );
}

/** The questions of short-term plans about everyone who enrolls. */
function HealthPanel({ page }: { page: EnrollmentPageResponse }) {
  const { IndividualMarketPhoneNum } = useRules();
  const names = askedHealth(termsAsked(page));
  const answers = useWatch<EnrollmentForm, 'Answers'>({ name: 'Answers' });
  const health = Object.fromEntries(names.map((name) => [name, answers[name]])) as HealthAnswers;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Answer for everyone who enrolls, as they told you.
      </Typography>
      <Questions
        page={page}
        names={names}
        questions={HEALTH_QUESTIONS}
        note={isShortTermDenied(health) ? { severity: 'info', text: deniedNote(IndividualMarketPhoneNum) } : null}
      />
    </>
  );
}

const deniedNote = (phone: string): string =>
  'With these answers the application does not meet the medical underwriting requirements of short-term coverage and is denied when it ' +
  `is submitted. The individual market team at ${phone} helps to find other coverage.`;

interface QuestionsProps<Name extends QuestionName> {
  page: EnrollmentPageResponse;
  names: readonly Name[];
  questions: Readonly<Record<Name, string>>;
  /** What the answers lead to; announced when it appears. */
  note: { severity: AlertColor; text: string } | null;
}

/** The questions of a panel. */
const Questions = <Name extends QuestionName>({ page, names, questions, note }: QuestionsProps<Name>) => (
  <div>
    <Stack spacing={2}>
      {names.map((name) => (
        <QuestionInput key={name} name={name} question={questions[name]} disabled={page.EditProblem !== null} />
      ))}
    </Stack>
    <Box role="status" sx={{ '& > *': { mt: 2 } }}>
      {note && (
        <Alert severity={note.severity} role="presentation">
          <TextWithPhones text={note.text} />
        </Alert>
      )}
    </Box>
  </div>
);

type QuestionName = EligibilityQuestion | HealthQuestion;

interface QuestionInputProps {
  name: QuestionName;
  question: string;
  disabled: boolean;
}

/** A question with yes and no, neither of them preselected; an answer can be taken back. */
function QuestionInput({ name, question, disabled }: QuestionInputProps) {
  const { setValue, setFocus } = useFormContext<EnrollmentForm>();
  const path = `Answers.${name}` as const;
  const answer = useWatch<EnrollmentForm, typeof path>({ name: path });
  const clear = () => {
    setValue(path, null, { shouldDirty: true });
    setFocus(path);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-end' }}>
      <RadioInput<EnrollmentForm, boolean>
        name={path}
        label={question}
        options={YES_NO}
        required
        requiredMessage="Choose yes or no."
        disabled={disabled}
      />
      {answer !== null && !disabled && (
        <Button size="small" color="inherit" aria-label={`Clear answer: ${question}`} onClick={clear} sx={{ mb: 0.5 }}>
          Clear answer
        </Button>
      )}
    </Box>
  );
}

interface DocumentationPanelProps {
  page: EnrollmentPageResponse;
  uploading: ReturnType<typeof useUploads>;
  uploadButton: RefObject<HTMLButtonElement | null>;
}

const MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;
const OPTIONAL = 'Optional: anything that supports the application.';
const AT_THE_MARKETPLACE =
  'Optional: what the marketplace asks for is uploaded at the marketplace. Files here stay with this quote.';

/** The proofs of a household. Individuals, decision 36: a special enrollment off the marketplace needs one. */
function DocumentationPanel({ page, uploading, uploadButton }: DocumentationPanelProps) {
  const quoteId = page.Quote.Id;
  const canEdit = page.EditProblem === null;
  return (
    <Stack spacing={1.5}>
      {canEdit && (
        <Typography variant="body2" color="textSecondary">
          PDF, at most {MEGABYTES} MB each. Drop a file here, or use the button.
        </Typography>
      )}
      <DocumentPlace
        quoteId={quoteId}
        place={placeOf(page)}
        uploading={uploading}
        canEdit={canEdit}
        canDelete={canEdit}
        button={uploadButton}
        onChanged={() => refreshIndividualEnrollment(quoteId)}
      />
    </Stack>
  );
}

function placeOf({ Quote, Documents }: EnrollmentPageResponse): DocumentPlaceView {
  const { EnrollmentType, QualifyingEventReason, EventAnswer, IsFfm } = Quote.Individual;
  const event = EnrollmentType === 'Special' && !IsFfm ? QualifyingEventReason : null;
  return {
    docTypeId: INDIVIDUAL_PROOFS,
    title: documentTitle(INDIVIDUAL_PROOFS),
    why: event ? proofNeeded(event, EventAnswer) : IsFfm ? AT_THE_MARKETPLACE : OPTIONAL,
    state: Documents.length > 0 ? 'Uploaded' : event ? 'Missing' : 'Optional',
    files: Documents,
  };
}
