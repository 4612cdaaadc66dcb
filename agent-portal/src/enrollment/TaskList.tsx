import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import {
  ENROLLMENT_SECTION_NAMES,
  type EnrollmentProblem,
  type EnrollmentSection,
  type EnrollmentSectionName,
  sectionLabel,
  type SectionState,
} from '#shared/enrollment/enrollment-sections';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { DetailSection } from '../components/DetailSection.tsx';
import { applicationPath } from './application/application-queries.ts';
import { DocumentsPanel } from './DocumentsPanel.tsx';
import type { TaskPlaces } from './use-task-places.ts';

const TITLES: Record<EnrollmentSectionName, string> = {
  Application: 'Application',
  SupportingDocuments: 'Supporting documents',
  Demographics: 'Demographics',
};

interface TaskListProps {
  quote: QuoteResponse;
  overview: EnrollmentOverview;
  places: TaskPlaces;
}

/** What an enrollment needs, section by section. Source: spec 001 section 2, "Section open state"; ux 4. */
export function TaskList({ quote, overview, places }: TaskListProps) {
  const panel = (name: EnrollmentSectionName): ReactNode => {
    const props = { quote, section: overview.Sections[name], canEdit: overview.EditProblems[name] === null };
    return name === 'Application' ? (
      <ApplicationPanel {...props} />
    ) : name === 'SupportingDocuments' ? (
      <DocumentsPanel {...props} wanted={places.wanted} />
    ) : (
      <DemographicsPanel {...props} />
    );
  };
  return (
    <Stack component="section" aria-label="What the enrollment needs" spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          {doneText(overview)}
        </Typography>
        <span>
          <Button size="small" onClick={places.closeAll}>
            Close all
          </Button>
          <Button size="small" onClick={places.openAll}>
            Expand all
          </Button>
        </span>
      </Stack>
      {ENROLLMENT_SECTION_NAMES.map((name) => (
        <DetailSection
          key={name}
          title={TITLES[name]}
          summary={<SectionStateChip section={overview.Sections[name]} />}
          isOpen={places.isOpen(name)}
          onToggle={() => places.toggle(name)}
        >
          {panel(name)}
        </DetailSection>
      ))}
    </Stack>
  );
}

function doneText({ Sections }: EnrollmentOverview): string {
  const done = ENROLLMENT_SECTION_NAMES.filter((name) => Sections[name].State === 'Completed').length;
  return `${done} of ${ENROLLMENT_SECTION_NAMES.length} parts completed`;
}

const LOOKS: Record<SectionState, Look> = {
  Completed: ['success', CheckCircleIcon],
  Incomplete: ['warning', ErrorIcon],
  NotStarted: ['info', CircleIcon],
  CannotStart: ['secondary', LockIcon],
};

/** A section's progress: icon, words and color. */
const SectionStateChip = ({ section }: { section: EnrollmentSection }) => (
  <ToneChip size="small" look={LOOKS[section.State]} label={sectionLabel(section)} />
);

interface DemographicsPanelProps {
  quote: QuoteResponse;
  section: EnrollmentSection;
  canEdit: boolean;
}

/** The first ones only; the page lists all. */
const LISTED = 5;

/** Demographics on the task list: what is missing, with links. */
function DemographicsPanel({ quote, section: { State, Problems }, canEdit }: DemographicsPanelProps) {
  const page = `/enrollment/demographics/${quote.Id}`;
  const more = Problems.length - LISTED;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="body2" color="textSecondary">
        {TEXTS[State]}
      </Typography>
      {Problems.length > 0 && (
        <Box component="ul" aria-label="What is missing" sx={{ m: 0, pl: 2.5, '& li': { py: 0.25 } }}>
          {Problems.slice(0, LISTED).map(({ Field, Message }) => (
            <li key={Field}>
              <Link component={RouterLink} to={`${page}?field=${encodeURIComponent(Field)}`} variant="body2">
                {Message}
              </Link>
            </li>
          ))}
          {more > 0 && (
            <Typography component="li" variant="body2" color="textSecondary">
              and {more.toLocaleString('en-US')} more
            </Typography>
          )}
        </Box>
      )}
      <Button component={RouterLink} to={page} variant={canEdit && State !== 'Completed' ? 'contained' : 'outlined'}>
        {canEdit && State !== 'CannotStart' ? LABELS[State] : 'View demographics'}
      </Button>
    </Stack>
  );
}

const TEXTS: Record<EnrollmentSection['State'], string> = {
  Completed: 'Every member who enrolls is complete.',
  Incomplete: 'Each member who enrolls needs the details that the carrier installs.',
  NotStarted:
    'Each member who enrolls needs the details that the carrier installs. With the Excel file you can enter them all at once.',
  CannotStart: 'Save the application first: the segments and subgroups of the members come from it.',
};

const LABELS: Record<EnrollmentSection['State'], string> = {
  Completed: 'Review demographics',
  Incomplete: 'Continue demographics',
  NotStarted: 'Start demographics',
  CannotStart: 'View demographics',
};

interface ApplicationPanelProps {
  quote: QuoteResponse;
  section: EnrollmentSection;
  canEdit: boolean;
}

/** The maximum shown at once; a barely started form lacks dozens of answers. */
const FIRST_PROBLEMS = 8;

const WORDS: Record<EnrollmentSection['State'], string> = {
  Completed: 'Every question is answered, and every subgroup is complete.',
  Incomplete: 'Some answers are missing or incorrect. Select a line to go to its field.',
  NotStarted:
    'The employer’s answers are not saved yet. What is known about the group and its census is already filled in.',
  CannotStart: 'The application cannot be filled in yet.',
};

/** The application on the task list: its progress, and links to the missing answers. */
const ApplicationPanel = ({ quote, section, canEdit }: ApplicationPanelProps) => (
  <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
    <Typography variant="body2">{WORDS[section.State]}</Typography>
    {section.State === 'Incomplete' && <ProblemLinks quoteId={quote.Id} problems={section.Problems} />}
    <Button
      component={RouterLink}
      to={applicationPath(quote.Id)}
      variant={canEdit && section.State !== 'Completed' ? 'contained' : 'outlined'}
    >
      {buttonLabel(section, canEdit)}
    </Button>
  </Stack>
);

const buttonLabel = ({ State }: EnrollmentSection, canEdit: boolean): string => {
  if (!canEdit) {
    return 'View application';
  }
  return State === 'NotStarted'
    ? 'Fill in application'
    : State === 'Completed'
      ? 'Change application'
      : 'Continue application';
};

function ProblemLinks({ quoteId, problems }: { quoteId: number; problems: readonly EnrollmentProblem[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? problems : problems.slice(0, FIRST_PROBLEMS);
  return (
    <div>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {shown.map(({ Field, Message }) => (
          <li key={`${Field} ${Message}`}>
            <Link
              component={RouterLink}
              to={applicationPath(quoteId, Field)}
              variant="body2"
              sx={{ display: 'inline-block', py: 0.25 }}
            >
              {Message}
            </Link>
          </li>
        ))}
      </Box>
      {problems.length > FIRST_PROBLEMS && (
        <Button size="small" onClick={() => setShowsAll(!showsAll)} sx={{ mt: 0.5 }}>
          {showsAll ? 'Show fewer' : `Show all ${problems.length}`}
        </Button>
      )}
    </div>
  );
}
