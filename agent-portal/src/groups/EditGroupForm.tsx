import { Button } from '@mui/material';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import type { GroupResponse } from '#shared/groups/group.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { RecordForm } from '#web/records/RecordForm';
import { Screen } from '#web/shell/Screen';
import { GroupFormFields } from './GroupFormFields.tsx';
import { useEditGroup } from './use-edit-group.ts';

const FORCED = { state: { forced: true } };

/** The form of a stored group as a separate page; returns to where it was opened. */
export function EditGroupForm({ group }: { group: GroupResponse }) {
  const navigate = useNavigate();
  const currentQuoteId = Number(useSearchParams()[0].get('quoteId')) || null;
  const details = `/group-details/${group.Id}`;
  const back = currentQuoteId ? groupCensusPath(currentQuoteId) : details;
  const editing = useEditGroup(group, { currentQuoteId, onSaved: () => void navigate(back, FORCED) });
  return (
    <Screen
      title={`Edit ${group.GroupName}`}
      subtitle={
        shownGroupNumber(group.GroupEnterpriseId)
          ? `Group number ${group.GroupEnterpriseId}`
          : 'Fields with a star are required.'
      }
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: group.GroupName, to: details },
      ]}
      width="form"
      hasErrors={editing.hasErrors}
    >
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
    </Screen>
  );
}
