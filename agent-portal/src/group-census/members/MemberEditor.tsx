import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { DraftNote } from '#web/records/DraftNote';
import { EDITOR_TITLE_ID } from './editor-place.ts';
import { MemberFields } from './MemberFields.tsx';
import { type MemberEditorProps, useMemberForm, type MemberRecordEditing } from './use-member-form.ts';

/** Height in pixels that the page header and the table headings cover. */
const BELOW_HEADERS = 112;

/** Edits a copy of one member. Enter saves, Escape discards, Shift+Enter saves and starts the next person. */
export function MemberEditor(props: MemberEditorProps) {
  const { title, target, facts, editing, onSaved, onCancel } = props;
  const { form, submit, messages, staleDialog } = useMemberForm(props);
  const isNew = target.kind === 'new';
  const { isSubmitting } = form.formState;
  const element = useConnectedEditor(form, { editing, submit, onSaved, isNew });
  const saveAndAdd = () => void submit((saved) => onSaved(saved, 'another'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      onCancel();
    } else if (event.key === 'Enter' && event.shiftKey && isNew && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      saveAndAdd();
    }
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        noValidate
        aria-labelledby={EDITOR_TITLE_ID}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ scrollMarginTop: BELOW_HEADERS, scrollMarginBottom: 16 }}
      >
        <Typography variant="subtitle2" component="h2" id={EDITOR_TITLE_ID} sx={{ mb: 2 }}>
          {title}
        </Typography>
        <DraftNote draft={editing.kept} onDiscard={onCancel} />
        {messages.length > 0 && <Refusals messages={messages} />}
        <MemberFields facts={facts} />
        <EditorButtons hint={<KeyHint isNew={isNew} />}>
          <Button onClick={onCancel} disabled={isSubmitting}>
            Cancel
          </Button>
          {isNew && (
            <Button variant="outlined" onClick={saveAndAdd} disabled={isSubmitting}>
              Save and add another
            </Button>
          )}
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Save
          </Button>
        </EditorButtons>
      </Box>
      {staleDialog}
    </FormProvider>
  );
}

interface Connection extends Pick<MemberEditorProps, 'editing' | 'onSaved'>, Pick<MemberRecordEditing, 'submit'> {
  isNew: boolean;
}

/** Restores earlier input, and lets the screen trigger a save. */
function useConnectedEditor(form: MemberRecordEditing['form'], { editing, submit, onSaved, isNew }: Connection) {
  const element = useRef<HTMLFormElement>(null);
  const { isDirty } = form.formState;
  const hasChanges = useEffectEvent(() => isDirty);
  const saveFromOutside = useEffectEvent(async () => (await submit((saved) => onSaved(saved, 'elsewhere'))) !== null);
  const startForm = useEffectEvent(() => {
    const draft = editing.draft();
    if (draft) {
      form.reset(draft, { keepDefaultValues: true });
    }
    form.setFocus('FirstName', { shouldSelect: !isNew });
    element.current?.scrollIntoView({ block: 'nearest' });
  });
  const { subscribe } = form;
  const { connect, keep } = editing;
  useEffect(() => {
    startForm();
    connect({ isDirty: () => hasChanges(), save: () => saveFromOutside() });
    return () => connect(null);
  }, [connect]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: (now) => keep(now.values, now.isDirty ?? false),
      }),
    [subscribe, keep],
  );
  return element;
}

const Refusals = ({ messages }: { messages: readonly string[] }) => (
  <Alert severity="error" sx={{ mb: 2 }}>
    {messages.map((message) => (
      <div key={message}>{message}</div>
    ))}
  </Alert>
);

const EditorButtons = ({ hint, children }: { hint: ReactNode; children: ReactNode }) => (
  <Stack
    direction="row"
    spacing={1}
    useFlexGap
    sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}
  >
    {hint}
    <Box sx={{ flexGrow: 1 }} />
    {children}
  </Stack>
);

const KeyHint = ({ isNew }: { isNew: boolean }) => (
  <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
    Enter saves, {isNew && 'Shift+Enter saves and adds another, '}Escape cancels.
  </Typography>
);
