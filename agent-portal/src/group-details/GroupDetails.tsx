import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { GroupResponse } from '#shared/groups/group.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { Screen } from '#web/shell/Screen';
import { groupQuotesQuery } from '../components/group-opening/group-quotes-queries.ts';
import { WorkAndFacts } from '../components/WorkAndFacts.tsx';
import { DetailSection } from '../components/DetailSection.tsx';
import { Timeline } from '../components/timeline/Timeline.tsx';
import { CensusSection } from './census/CensusSection.tsx';
import type { EditGroupDialogProps } from './edit-group-dialog-props.ts';
import { GroupFacts } from './facts/GroupFacts.tsx';
import { GroupFigures } from './facts/GroupFigures.tsx';
import { openSections, type Section, SECTIONS, withOpenSections } from './open-sections.ts';
import { QuotesSection } from './quotes/QuotesSection.tsx';
import { RenewalSurvey } from './RenewalSurvey.tsx';
import { censusSummary, quotesSummary, subtitle } from './section-summaries.ts';

/** Every column of the quotes is visible. */
const TABLE_WIDTH = '46rem';

interface GroupDetailsProps {
  group: GroupResponse;
  EditGroupDialog: ComponentType<EditGroupDialogProps>;
}

interface Part {
  section: Section;
  title: string;
  summary?: string;
  flush?: boolean;
  content: ReactNode;
}

export function GroupDetails({ group, EditGroupDialog }: GroupDetailsProps) {
  const sections = useOpenSections();
  const [isEditing, setEditing] = useState(false);
  const { data: quotes } = useQuery(groupQuotesQuery(group.Id));
  return (
    <Screen
      title={group.GroupName}
      subtitle={subtitle(group)}
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }]}
      actions={
        <>
          <Button onClick={sections.closeAll}>Close all</Button>
          <Button onClick={sections.openAll}>Expand all</Button>
          <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
            Edit group
          </Button>
        </>
      }
    >
      <WorkAndFacts
        least={TABLE_WIDTH}
        work={
          <>
            <GroupFigures group={group} />
            <RenewalSurvey groupId={group.Id} />
            <Parts parts={workOf(group, quotes)} sections={sections} />
          </>
        }
        facts={<Parts parts={factsOf(group)} sections={sections} />}
      />
      {isEditing && (
        <Suspense>
          <EditGroupDialog group={group} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Screen>
  );
}

const Parts = ({ parts, sections }: { parts: readonly Part[]; sections: OpenSections }) =>
  parts.map(({ section, content, ...part }) => (
    <DetailSection key={section} {...part} isOpen={sections.isOpen(section)} onToggle={() => sections.toggle(section)}>
      {content}
    </DetailSection>
  ));

const workOf = (group: GroupResponse, quotes: readonly QuoteResponse[] | undefined): Part[] => [
  {
    section: 'quotes',
    title: 'Quotes',
    summary: quotesSummary(quotes),
    flush: true,
    content: <QuotesSection group={group} />,
  },
  {
    section: 'census',
    title: 'Census',
    summary: censusSummary(group),
    flush: true,
    content: <CensusSection groupId={group.Id} />,
  },
];

const factsOf = (group: GroupResponse): Part[] => [
  { section: 'group', title: 'Group', content: <GroupFacts group={group} /> },
  { section: 'timeline', title: 'Timeline', flush: true, content: <Timeline of="group" id={group.Id} /> },
];

interface OpenSections {
  isOpen: (section: Section) => boolean;
  toggle: (section: Section) => void;
  openAll: () => void;
  closeAll: () => void;
}

/** Stored in the URL, so that Back and a reload restore it. */
function useOpenSections(): OpenSections {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const open = openSections(params);
  const show = (sections: readonly Section[]) => {
    const search = withOpenSections(params, sections).toString();
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return {
    isOpen: (section) => open.includes(section),
    toggle: (section) => show(open.includes(section) ? open.filter((other) => other !== section) : [...open, section]),
    openAll: () => show(SECTIONS),
    closeAll: () => show([]),
  };
}
