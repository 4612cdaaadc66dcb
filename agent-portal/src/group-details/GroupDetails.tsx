import EditIcon from '@mui/icons-material/EditOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import { Alert, AlertTitle, Button, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { CENSUS_MEMBERS } from '#shared/census/census.calls';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import { dottedSsn } from '#shared/formats/ssn';
import type { GroupResponse } from '#shared/groups/group.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { SURVEY_ANSWERS, SURVEY_LABELS, SURVEY_QUESTION, type SurveyAnswer } from '#shared/renewals/renewal-state';
import { SURVEYS } from '#shared/renewals/renewals.calls';
import { call, callPage, query } from '#web/http/calls';
import { EmptyState } from '#web/shell/EmptyState';
import { ScreenHead } from '#web/shell/Screen';
import { useIsBelow } from '#web/theme/use-is-below';
import { DetailSection } from '../components/DetailSection.tsx';
import { PAGE_SIZE, Pager } from '../components/Pager.tsx';
import { RecordName } from '../components/RecordName.tsx';
import { type RecordColumn, RecordTable } from '../components/RecordTable.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { WorkAndFacts } from '../components/WorkAndFacts.tsx';
import { groupQuotesQuery } from '../components/group-opening/group-quotes-queries.ts';
import { Timeline } from '../components/Timeline.tsx';
import type { EditGroupDialogProps } from './edit-group-dialog-props.ts';
import { GroupFacts } from './facts/GroupFacts.tsx';
import { GroupFigures } from './facts/GroupFigures.tsx';
import { openSections, type Section, SECTIONS, withOpenSections } from './open-sections.ts';
import { QuotesSection } from './quotes/QuotesSection.tsx';
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
    <>
      <ScreenHead
        title={group.GroupName}
        subtitle={subtitle(group)}
        actions={
          <>
            <Button onClick={sections.closeAll}>Close all</Button>
            <Button onClick={sections.openAll}>Expand all</Button>
            <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
              Edit group
            </Button>
          </>
        }
      />
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
    </>
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

/** The insurer's question about the next renewal; nothing if none is open. The answer can be changed. */
function RenewalSurvey({ groupId }: { groupId: number }) {
  const queryClient = useQueryClient();
  const { data: survey } = useQuery(query(SURVEYS.find, { groupId }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: SurveyAnswer) => call(SURVEYS.answer, { groupId, body: { Answer: answer } }),
    onSuccess: (answered) => queryClient.setQueryData(query(SURVEYS.find, { groupId }).queryKey, answered),
  });
  const isPhone = useIsBelow('sm');
  if (!survey) {
    return null;
  }
  const { Answer, AnsweredBy, RenewalDate } = survey;
  return (
    <Alert severity={Answer ? 'success' : 'info'} role="group" aria-label="Renewal survey">
      <AlertTitle>{SURVEY_QUESTION}</AlertTitle>
      It renews on {formatDay(RenewalDate)}.{AnsweredBy && ` Answered by ${AnsweredBy}.`}
      {error && ` Not saved: ${error.message}`}
      <ToggleButtonGroup
        exclusive
        size="small"
        orientation={isPhone ? 'vertical' : 'horizontal'}
        value={Answer}
        disabled={isPending}
        onChange={(_, answer: SurveyAnswer | null) => answer && mutate(answer)}
        aria-label={SURVEY_QUESTION}
        sx={{ mt: 1, '& .MuiToggleButton-root': { color: 'text.primary', px: 1.5 } }}
      >
        {SURVEY_ANSWERS.map((answer) => (
          <ToggleButton key={answer} value={answer}>
            {SURVEY_LABELS[answer]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Alert>
  );
}

/** The group's census, ten people per page. Mounted and loaded when the section is expanded. */
function CensusSection({ groupId }: { groupId: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...groupMembersQuery(groupId, page),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label="Loading the census" />
    );
  }
  const [first] = data.rows;
  if (!first) {
    return (
      <EmptyState icon={<GroupsIcon />} title="Nobody is on the census">
        The people on the census of the group’s quote in force, or of its newest quote, are listed here.
      </EmptyState>
    );
  }
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', px: 2, pt: 1 }}>
        <Button size="small" component={RouterLink} to={groupCensusPath(first.QuoteId)}>
          Open the census
        </Button>
      </Stack>
      <MembersTable members={data.rows} isLoading={isPlaceholderData} />
      <Pager total={data.total} page={page} onChange={setPage} noun="members" />
    </>
  );
}

/** One page of the group's census: from the quote in force, otherwise from the newest quote with members. */
const groupMembersQuery = (groupId: number, page: number) =>
  queryOptions({
    queryKey: ['group-members', groupId, page],
    queryFn: ({ signal }) =>
      callPage(CENSUS_MEMBERS.listByGroup, { groupId }, { page, pageSize: PAGE_SIZE }, { signal }),
  });

const COLUMNS: readonly RecordColumn<CensusMemberResponse>[] = [
  { label: 'Employee', align: 'right', isExtra: true, cell: ({ EmployeeNumber }) => EmployeeNumber },
  { label: 'Name', isName: true, cell: (member) => <RecordName name={formatName(member)} /> },
  { label: 'Relationship', cell: ({ RelationshipToSubscriber }) => RELATIONSHIP_LABELS[RelationshipToSubscriber] },
  { label: 'Date of birth', align: 'right', cell: ({ DateOfBirth }) => formatDay(DateOfBirth) },
  { label: 'Age', align: 'right', cell: ({ Age }) => Age },
  { label: 'Gender', isExtra: true, cell: ({ Gender }) => Gender ?? 'Not given' },
  { label: 'SSN', isOneLine: true, cell: ({ SSN }) => (SSN ? dottedSsn(SSN) : 'Not given') },
  { label: 'Medical', cell: ({ MedicalStatus }) => MedicalStatus },
  { label: 'Dental', cell: ({ DentalStatus }) => DentalStatus },
  { label: 'Vision', cell: ({ VisionStatus }) => VisionStatus },
];

interface MembersTableProps {
  members: readonly CensusMemberResponse[];
  isLoading: boolean;
}

const MembersTable = ({ members, isLoading }: MembersTableProps) => (
  <RecordTable
    label="Census members"
    rows={members}
    keyOf={({ Id }) => Id}
    columns={COLUMNS}
    isLoading={isLoading}
    card={{
      details: (member) => (
        <>
          {`${RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}, employee number ${member.EmployeeNumber}`}
          <br />
          {`Born ${formatDay(member.DateOfBirth)}, age ${member.Age}${member.SSN ? `, SSN ${dottedSsn(member.SSN)}` : ''}`}
          <br />
          {`Medical: ${member.MedicalStatus}, dental: ${member.DentalStatus}, vision: ${member.VisionStatus}`}
        </>
      ),
    }}
  />
);
