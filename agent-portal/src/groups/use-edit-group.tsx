import { Suspense, useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { GroupResponse } from '#shared/groups/group.record';
import { lazyPart } from '#web/shell/lazy-part';
import { notifySuccess } from '../app/notifications/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { useLeavePrompt } from '../components/use-leave-prompt.tsx';
import { toGroupForm, toGroupRequest, type GroupForm } from './group-form.ts';
import { editGroup, groupQuery } from './groups.api.ts';
import { useGroupDraft } from './use-group-draft.ts';
import { useGroupSave, type GroupSave } from './use-group-save.ts';

const StaleGroupDialog = lazyPart(async () => (await import('./StaleGroupDialog.tsx')).StaleGroupDialog);

interface EditOptions {
  /** The quote from whose screen the group is edited, if any. */
  currentQuoteId: number | null;
  onSaved: () => void;
}

interface GroupEditing {
  form: UseFormReturn<GroupForm>;
  save: GroupSave;
  submit: () => Promise<void>;
  /** Something on the form is wrong and has been said. */
  hasErrors: boolean;
  dropDraft: () => void;
  /** Draw them once: the questions that saving and leaving ask. */
  dialogs: ReactNode;
}

/** The form of a stored group. Somebody else's save in between is shown beside one's own values. */
export function useEditGroup(group: GroupResponse, { currentQuoteId, onSaved }: EditOptions): GroupEditing {
  const form = useForm<GroupForm>({ defaultValues: toGroupForm(group), mode: 'onTouched', shouldFocusError: false });
  const { isDirty, isValid, submitCount } = form.formState;
  const [version, setVersion] = useState(group.Version);
  const draft = useGroupDraft(form, `group-${group.Id}`);
  const save = useGroupSave(form);
  const leavePrompt = useLeavePrompt(isDirty, draft.drop);

  const store = async (values: GroupForm, ofVersion: number) => {
    const request = { ...toGroupRequest(values), Id: group.Id, Version: ofVersion, CurrentQuoteId: currentQuoteId };
    const saved = await editGroup(request);
    draft.drop();
    queryClient.setQueryData(groupQuery(group.Id).queryKey, saved);
    const shownBy = [['dashboard'], ['group-quotes', group.Id], ['timeline']];
    await Promise.all(shownBy.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    notifySuccess(`${saved.GroupName} has been saved.`);
    onSaved();
  };
  const submitAs = (ofVersion: number) =>
    form.handleSubmit((values) => save.run(values, () => store(values, ofVersion)))();
  const takeTheirs = (theirs: GroupResponse) => {
    setVersion(theirs.Version);
    form.reset(toGroupForm(theirs));
    draft.drop();
    save.settle();
  };
  const keepMine = (theirs: GroupResponse) => {
    setVersion(theirs.Version);
    save.settle();
    return submitAs(theirs.Version);
  };
  return {
    form,
    save,
    submit: () => submitAs(version),
    hasErrors: save.messages.length > 0 || (submitCount > 0 && !isValid),
    dropDraft: draft.drop,
    dialogs: (
      <>
        {save.stale && (
          <Suspense>
            <StaleGroupDialog
              groupId={group.Id}
              mine={form.getValues()}
              onTakeTheirs={takeTheirs}
              onKeepMine={(theirs) => void keepMine(theirs)}
            />
          </Suspense>
        )}
        {leavePrompt}
      </>
    ),
  };
}
