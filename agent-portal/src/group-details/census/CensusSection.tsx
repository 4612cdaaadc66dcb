import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import { Button, Stack } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { groupCensusPath } from '#shared/quotes/next-step';
import { EmptyState } from '#web/shell/EmptyState';
import { Pager } from '../../components/Pager.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { groupMembersQuery } from '../group-details-queries.ts';
import { MembersTable } from './MembersTable.tsx';

/** The group's census, ten people per page. Mounted and loaded when the section is expanded. */
export function CensusSection({ groupId }: { groupId: number }) {
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
