import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import type { GroupResponse } from '#shared/groups/group.record';
import { GROUPS } from '#shared/groups/groups.calls';
import { groupCensusPath } from '#shared/quotes/next-step';
import { query } from '#web/http/calls';
import { RecordForm } from '#web/records/RecordForm';
import { Screen } from '#web/shell/Screen';
import { useGoOn } from '#web/shell/use-go-on';
import { GroupFormFields } from './GroupFormFields.tsx';
import { useEditGroup } from './use-edit-group.ts';

/** /group-details/{id}/edit: the same form as for a new group, with the stored values. */
export function EditGroupScreen() {
  const { groupId } = useParams();
  const {
    data: group,
    error,
    refetch,
  } = useQuery({ ...query(GROUPS.find, { id: Number(groupId) }), refetchOnWindowFocus: false });
  return (
    <Screen
      title={group ? `Edit ${group.GroupName}` : 'Edit group'}
      subtitle={group && subtitleOf(group)}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        ...(group ? [{ label: group.GroupName, to: detailsOf(group) }] : []),
      ]}
      width="form"
      pending={!group}
      error={group ? null : error}
      onRetry={() => void refetch()}
    >
      {group && <EditGroupForm key={group.Id} group={group} />}
    </Screen>
  );
}

const detailsOf = ({ Id }: GroupResponse): string => `/group-details/${Id}`;
const subtitleOf = ({ GroupEnterpriseId }: GroupResponse): string =>
  shownGroupNumber(GroupEnterpriseId) ? `Group number ${GroupEnterpriseId}` : 'Fields with a star are required.';

const FORCED = { state: { forced: true } };

/** The form of a stored group as a separate page; returns to where it was opened. */
function EditGroupForm({ group }: { group: GroupResponse }) {
  const goOn = useGoOn();
  const currentQuoteId = Number(useSearchParams()[0].get('quoteId')) || null;
  const details = detailsOf(group);
  const back = currentQuoteId ? groupCensusPath(currentQuoteId) : details;
  const editing = useEditGroup(group, { currentQuoteId, onSaved: () => void goOn(back, FORCED) });
  return (
    <RecordForm
      editing={editing}
      actions={
        <>
          <Button component={RouterLink} to={back}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={editing.form.formState.isSubmitting}>
            Save
          </Button>
        </>
      }
    >
      <GroupFormFields />
    </RecordForm>
  );
}
