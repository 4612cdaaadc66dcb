import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router';
import { groupCensusPath } from '#shared/quotes/next-step';
import { groupFlagRules } from '#shared/groups/group-flags';
import type { GroupResponse } from '#shared/groups/group.record';
import { notifySuccess } from '../app/notifications/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { useCan, useUser } from '../app/session/use-user.ts';
import { FormActions, WIDE_ONLY } from '../components/FormActions.tsx';
import { Screen } from '../components/Screen.tsx';
import { useLeavePrompt } from '../components/use-leave-prompt.tsx';
import { EMPTY_GROUP, toGroupRequest, type GroupForm } from './group-form.ts';
import { GroupFormFields } from './GroupFormFields.tsx';
import { agentsForUserQuery, createGroup, createQuote } from './groups.api.ts';
import { QuoteNotMade } from './QuoteNotMade.tsx';
import { useGroupDraft } from './use-group-draft.ts';
import { useGroupSave } from './use-group-save.ts';

const DRAFT = 'new-group';
const FORCED = { state: { forced: true } };

/** /new-group: adds a group, and starts its first quote when asked to. */
export function NewGroupScreen() {
  const { Permissions } = useUser();
  const navigate = useNavigate();
  const flags = groupFlagRules(Permissions);
  const form = useForm<GroupForm>({
    defaultValues: { ...EMPTY_GROUP, IsCAMADGroup: flags.camad.initial, IsAgentBrokerGroup: flags.agentBroker.initial },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, isValid, submitCount } = form.formState;
  const draft = useGroupDraft(form, DRAFT);
  const save = useGroupSave(form);
  const [withoutQuote, setWithoutQuote] = useState<GroupResponse | null>(null);
  const leavePrompt = useLeavePrompt(isDirty && !withoutQuote, draft.drop);
  useOwnAgent(form, !draft.restored);

  const finish = (group: GroupResponse, path: string) => {
    notifySuccess(`${group.GroupName} has been created.`);
    void navigate(path, FORCED);
  };
  const create = async (values: GroupForm): Promise<GroupResponse> => {
    const group = await createGroup(toGroupRequest(values));
    draft.drop();
    await queryClient.invalidateQueries({ queryKey: ['dashboard'] });
    return group;
  };
  const startQuote = async (group: GroupResponse) => {
    const quote = await createQuote({ GroupId: group.Id, QuoteType: 'SmallGroupNewBusiness' });
    await queryClient.invalidateQueries({ queryKey: ['dashboard'] });
    finish(group, groupCensusPath(quote.Id));
  };
  const createAndClose = form.handleSubmit((values) =>
    save.run(values, async () => finish(await create(values), '/dashboard')),
  );
  const createAndQuote = form.handleSubmit((values) =>
    save.run(values, async () => {
      const group = await create(values);
      // The group is there now: a quote that could not be made must not make the group a second time.
      await startQuote(group).catch(() => setWithoutQuote(group));
    }),
  );
  const hasErrors = save.messages.length > 0 || (submitCount > 0 && !isValid);
  return (
    <Screen
      title="New group"
      subtitle="Fields with a star are required."
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }]}
      width="form"
      hasErrors={hasErrors}
    >
      {withoutQuote ? (
        <QuoteNotMade group={withoutQuote} onRetry={() => startQuote(withoutQuote)} />
      ) : (
        <FormProvider {...form}>
          <form noValidate onSubmit={(event) => void createAndQuote(event)}>
            {draft.restored && <RestoredNote />}
            <GroupFormFields save={save} />
            <FormActions>
              <Button component={RouterLink} to="/dashboard" sx={WIDE_ONLY}>
                Cancel
              </Button>
              <Button variant="outlined" disabled={isSubmitting} onClick={() => void createAndClose()}>
                Create and close
              </Button>
              <Button type="submit" variant="contained" loading={isSubmitting}>
                Create and quote
              </Button>
            </FormActions>
          </form>
        </FormProvider>
      )}
      {leavePrompt}
    </Screen>
  );
}

const RestoredNote = () => (
  <Alert severity="info" sx={{ mb: 3 }}>
    What you had entered here before is back.
  </Alert>
);

/** An agent's new group starts with that agent assigned. */
function useOwnAgent({ setValue, getValues }: ReturnType<typeof useForm<GroupForm>>, wanted: boolean): void {
  const { AgentId } = useUser();
  const isInternal = useCan('internal');
  const { data } = useQuery({ ...agentsForUserQuery, enabled: !isInternal });
  useEffect(() => {
    const own = data?.find(({ Id }) => Id === AgentId);
    if (wanted && own && getValues('AssociatedAgents').length === 0) {
      setValue('AssociatedAgents', [own]);
    }
  }, [data, AgentId, wanted, getValues, setValue]);
}
