import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import {
  ENROLLMENT_SECTION_NAMES,
  type EnrollmentSection,
  type EnrollmentSectionName,
  sectionLabel,
  type SectionState,
} from '#shared/enrollment/enrollment-sections';
import { DetailSection } from '../../components/DetailSection.tsx';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { ApplicationPanel } from '../application/ApplicationPanel.tsx';
import { DemographicsPanel } from '../demographics/DemographicsPanel.tsx';
import { DocumentsPanel } from '../documents/DocumentsPanel.tsx';
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
