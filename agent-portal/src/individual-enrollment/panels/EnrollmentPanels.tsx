import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import type { EnrollmentPageResponse, Panel } from '#shared/individual-enrollment/individual-enrollment.record';
import { PANEL_LABELS, type PanelName } from '#shared/individual-enrollment/enrollment-codes';
import { DetailSection } from '../../components/DetailSection.tsx';
import { useUploads } from '../../components/documents/use-uploads.ts';
import { DocumentationPanel } from '../documentation/DocumentationPanel.tsx';
import { MemberInfoPanel } from '../member-info/MemberInfoPanel.tsx';
import { EligibilityPanel } from '../questions/EligibilityPanel.tsx';
import { HealthPanel } from '../questions/HealthPanel.tsx';
import { refreshIndividualEnrollment } from '../individual-enrollment-queries.ts';
import type { EnrollmentSave } from '../saving/use-enrollment-save.ts';
import { MissingLinks } from './MissingLinks.tsx';
import { PanelState } from './PanelState.tsx';
import { SaveBar } from './SaveBar.tsx';
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
          summary={<PanelState panel={panel} />}
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
            <NextPanel from={panel.Name} to={next(panel.Name)?.Name} onGoOn={panels.goOn} />
          </Stack>
        </DetailSection>
      ))}
      {canEdit && <SaveBar save={save} />}
    </Stack>
  );
}

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
