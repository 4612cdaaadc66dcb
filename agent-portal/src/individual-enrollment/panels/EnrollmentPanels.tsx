import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { documentTitle, INDIVIDUAL_PROOFS } from '#shared/enrollment/documents.record';
import { MAX_UPLOAD_BYTES } from '#shared/enrollment/upload-rules';
import { counted } from '#shared/formats/text';
import { PANEL_LABELS, type PanelName } from '#shared/individual-enrollment/enrollment-codes';
import type {
  EnrollmentPageResponse,
  Panel,
  PanelProblem,
} from '#shared/individual-enrollment/individual-enrollment.record';
import { proofNeeded } from '#shared/individual-enrollment/panels';
import type { DocumentPlaceView } from '#web/documents/document-places';
import { FormActions } from '#web/records/FormActions';
import { DetailSection } from '../../components/DetailSection.tsx';
import { DocumentPlace } from '../../components/DocumentPlace.tsx';
import { useUploads } from '../../components/use-uploads.ts';
import { refreshIndividualEnrollment } from '../individual-enrollment-queries.ts';
import { MemberInfoPanel } from '../MemberInfoPanel.tsx';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';
import type { EnrollmentSave } from '../saving/use-enrollment-save.ts';
import { PanelState } from './PanelState.tsx';
import { EligibilityPanel, HealthPanel } from './QuestionPanels.tsx';
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

interface MissingLinksProps {
  problems: readonly PanelProblem[];
  /** Null where nothing can be entered. */
  onGoTo: ((problem: PanelProblem) => void) | null;
}

/** What a panel lacks; each line leads to its field. Several are one line until they are asked for: the fields themselves are below. */
function MissingLinks({ problems, onGoTo }: MissingLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [first] = problems;
  if (!first) {
    return null;
  }
  const isOne = problems.length === 1;
  return (
    <Alert severity="info">
      {!isOne && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <span>{counted(problems.length, 'entry is still needed', 'entries are still needed')}</span>
          {onGoTo && <TextButton onClick={() => onGoTo(first)}>Go to the first</TextButton>}
          <TextButton isOpen={isOpen} controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the list' : 'Show the list'}
          </TextButton>
        </Box>
      )}
      <Box component="ul" id={id} hidden={!isOne && !isOpen} sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {problems.map((problem) => (
          <li key={`${problem.MemberId} ${problem.Field} ${problem.Message}`}>
            {onGoTo ? <TextButton onClick={() => onGoTo(problem)}>{problem.Message}</TextButton> : problem.Message}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

interface TextButtonProps {
  onClick: () => void;
  children: string;
  isOpen?: boolean;
  controls?: string;
}

const TextButton = ({ onClick, children, isOpen, controls }: TextButtonProps) => (
  <Link
    component="button"
    type="button"
    color="inherit"
    variant="body2"
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onClick}
    sx={{ py: 0.25, textAlign: 'left', verticalAlign: 'top' }}
  >
    {children}
  </Link>
);
