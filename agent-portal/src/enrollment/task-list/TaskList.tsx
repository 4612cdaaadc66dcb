import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { EnrollmentOverview } from '#shared/contract/enrollment';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { ENROLLMENT_SECTION_NAMES, type EnrollmentSectionName } from '#shared/enrollment/enrollment-sections';
import { DetailSection } from '../../components/DetailSection.tsx';
import { ApplicationPanel } from '../application/ApplicationPanel.tsx';
import { DemographicsPanel } from '../demographics/DemographicsPanel.tsx';
import { DocumentsPanel } from '../documents/DocumentsPanel.tsx';
import { SectionStateChip } from './SectionStateChip.tsx';
import { useOpenSections } from './use-open-sections.ts';

const TITLES: Record<EnrollmentSectionName, string> = {
  Application: 'Application',
  SupportingDocuments: 'Supporting documents',
  Demographics: 'Demographics',
};

interface TaskListProps {
  quote: QuoteResponse;
  overview: EnrollmentOverview;
}

/** What an enrollment needs, part by part. Source: spec 001 section 2, "Section open state"; ux 4. */
export function TaskList({ quote, overview }: TaskListProps) {
  const sections = useOpenSections(overview.OpenSection);
  const panel = (name: EnrollmentSectionName): ReactNode => {
    const props = { quote, section: overview.Sections[name], canEdit: overview.EditProblems[name] === null };
    return name === 'Application' ? (
      <ApplicationPanel {...props} />
    ) : name === 'SupportingDocuments' ? (
      <DocumentsPanel {...props} />
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
          <Button size="small" onClick={sections.closeAll}>
            Close all
          </Button>
          <Button size="small" onClick={sections.openAll}>
            Expand all
          </Button>
        </span>
      </Stack>
      {ENROLLMENT_SECTION_NAMES.map((name) => (
        <DetailSection
          key={name}
          title={TITLES[name]}
          summary={<SectionStateChip section={overview.Sections[name]} />}
          isOpen={sections.isOpen(name)}
          onToggle={() => sections.toggle(name)}
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
