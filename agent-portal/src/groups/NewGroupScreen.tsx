import { Alert, AlertTitle, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { groupFlagRules } from '#shared/groups/group-rules';
import type { GroupResponse } from '#shared/groups/group.record';
import { GROUPS } from '#shared/groups/groups.calls';
import { groupCensusPath } from '#shared/quotes/next-step';
import { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { RecordForm } from '#web/records/RecordForm';
import { type RecordEditing, useRecordForm } from '#web/records/use-record-form';
import { Screen } from '#web/shell/Screen';
import { useGoOn } from '#web/shell/use-go-on';
import { notifySuccess } from '../app/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { useUser } from '../app/session/use-user.ts';
import { useOwnAgent } from '../components/agents/use-own-agent.ts';
import { GroupFormFields } from './GroupFormFields.tsx';
import { EMPTY_GROUP, type GroupForm, toGroupRequest } from './group-form.ts';

const DRAFT = 'new-group';
const FORCED = { state: { forced: true } };

/** /new-group: adds a group, and starts its first quote if requested. */
export function NewGroupScreen() {
  const { Id: userId, Permissions } = useUser();
  const goOn = useGoOn();
  const flags = groupFlagRules(Permissions);
  const [withoutQuote, setWithoutQuote] = useState<GroupResponse | null>(null);
  const editing = useRecordForm<GroupForm, GroupResponse>({
    noun: 'group',
    start: { ...EMPTY_GROUP, IsCAMADGroup: flags.camad.initial, IsAgentBrokerGroup: flags.agentBroker.initial },
    version: null,
    draft: { userId, name: DRAFT },
    save: (values) => call(GROUPS.create, { body: toGroupRequest(values) }),
  });
  useOwnAgent(agentsOf(editing.form), editing.draft.restored === null);

  const finish = (group: GroupResponse, path: string) => {
    notifySuccess(`${group.GroupName} has been created.`);
    void goOn(path, FORCED);
  };
  const refreshDashboard = () => queryClient.invalidateQueries({ queryKey: ['dashboard'] });
  const startQuote = async (group: GroupResponse) => {
    const quote = await call(STARTING_QUOTES.start, {
      body: { GroupId: group.Id, QuoteType: 'SmallGroupNewBusiness' },
    });
    await refreshDashboard();
    finish(group, groupCensusPath(quote.Id));
  };
  const createAndClose = () =>
    editing.submit(async (group) => {
      await refreshDashboard();
      finish(group, '/dashboard');
    });
  const createAndQuote = () =>
    editing.submit(async (group) => {
      await refreshDashboard();
      // The group now exists: if creating the quote failed, retrying must not create the group again.
      await startQuote(group).catch(() => setWithoutQuote(group));
    });
  return (
    <Screen
      title="New group"
      subtitle="Fields with a star are required."
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }]}
      width="form"
    >
      {withoutQuote ? (
        <QuoteNotMade group={withoutQuote} onRetry={() => startQuote(withoutQuote)} />
      ) : (
        <RecordForm
          editing={editing}
          onSubmit={createAndQuote}
          actions={<Actions isBusy={editing.form.formState.isSubmitting} onClose={() => void createAndClose()} />}
        >
          <GroupFormFields />
        </RecordForm>
      )}
    </Screen>
  );
}

const Actions = ({ isBusy, onClose }: { isBusy: boolean; onClose: () => void }) => (
  <>
    <Button component={RouterLink} to="/dashboard">
      Cancel
    </Button>
    <Button variant="outlined" disabled={isBusy} onClick={onClose}>
      Create and close
    </Button>
    <Button type="submit" variant="contained" loading={isBusy}>
      Create and quote
    </Button>
  </>
);

const agentsOf = ({ getValues, setValue }: RecordEditing<GroupForm, GroupResponse>['form']) => ({
  assigned: () => getValues('AssociatedAgents'),
  assign: (agents: GroupForm['AssociatedAgents']) => setValue('AssociatedAgents', agents),
});

interface QuoteNotMadeProps {
  group: GroupResponse;
  onRetry: () => Promise<void>;
}

/** The group was created but its quote was not: only the quote is retried. */
function QuoteNotMade({ group, onRetry }: QuoteNotMadeProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: onRetry });
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button color="inherit" component={RouterLink} to="/dashboard">
            Go to the dashboard
          </Button>
          <Button color="inherit" loading={isPending} onClick={() => mutate()}>
            Start the quote again
          </Button>
        </>
      }
    >
      <AlertTitle component="h2">{group.GroupName} has been created, but its quote has not</AlertTitle>
      {error ? errorMessage(error) : 'You can try again now, or later from the dashboard.'}
    </Alert>
  );
}
