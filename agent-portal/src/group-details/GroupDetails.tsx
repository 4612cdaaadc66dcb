import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { GroupResponse } from '#shared/groups/group.record';
import { groupQuotesQuery } from '../components/group-opening/group-quotes.api.ts';
import { DetailSection } from '../components/DetailSection.tsx';
import { Screen } from '#web/shell/Screen';
import { Timeline } from '../components/timeline/Timeline.tsx';
import { CensusSection } from './census/CensusSection.tsx';
import type { EditGroupDialogProps } from './edit-group-dialog-props.ts';
import { AddressFacts } from './facts/AddressFacts.tsx';
import { AgentFacts } from './facts/AgentFacts.tsx';
import { GroupFacts } from './facts/GroupFacts.tsx';
import type { Section } from './open-sections.ts';
import { QuotesSection } from './quotes/QuotesSection.tsx';
import { RenewalSurvey } from './RenewalSurvey.tsx';
import { agentsSummary, censusSummary, quotesSummary, subtitle } from './section-summaries.ts';
import { useOpenSections } from './use-open-sections.ts';

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
  const parts: Part[] = [
    {
      section: 'quotes',
      title: 'Quotes',
      summary: quotesSummary(quotes),
      flush: true,
      content: <QuotesSection group={group} />,
    },
    { section: 'group', title: 'Group', content: <GroupFacts group={group} /> },
    {
      section: 'addresses',
      title: 'Addresses',
      summary: `${group.Address.General.City}, ${group.Address.General.County} county`,
      content: <AddressFacts group={group} />,
    },
    {
      section: 'agents',
      title: 'Agents',
      summary: agentsSummary(group.AssociatedAgents),
      content: <AgentFacts agents={group.AssociatedAgents} />,
    },
    {
      section: 'census',
      title: 'Census',
      summary: censusSummary(group),
      flush: true,
      content: <CensusSection groupId={group.Id} />,
    },
    { section: 'timeline', title: 'Timeline', flush: true, content: <Timeline of="group" id={group.Id} /> },
  ];
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
      <Stack spacing={2}>
        <RenewalSurvey groupId={group.Id} />
        {parts.map(({ section, content, ...part }) => (
          <DetailSection
            key={section}
            {...part}
            isOpen={sections.isOpen(section)}
            onToggle={() => sections.toggle(section)}
          >
            {content}
          </DetailSection>
        ))}
      </Stack>
      {isEditing && (
        <Suspense>
          <EditGroupDialog group={group} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Screen>
  );
}
