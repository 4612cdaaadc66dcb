import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { CensusMemberRequest, CensusMemberResponse } from '#shared/census/census.record';
import type { CensusFacts } from '#shared/census/census-member';
import { EDITOR_TITLE_ID } from './editor-place.ts';
import { MemberConflict } from './MemberConflict.tsx';
import { MemberFields } from './MemberFields.tsx';
import type { EditTarget, MemberForm } from './member-form.ts';
import type { MemberEditing } from './use-member-editing.ts';
import { useMemberSave } from './use-member-save.ts';

/** Back to the saved row, on with the next person, or to something else that the user has already asked for. */
export type AfterSaving = 'row' | 'another' | 'elsewhere';

export interface MemberEditorProps {
  quoteId: number;
  title: string;
  target: EditTarget;
  /** The stored member as a form, or an empty one. */
  base: MemberForm;
  members: readonly CensusMemberResponse[];
  facts: CensusFacts;
  editing: MemberEditing;
  send: (request: CensusMemberRequest, retry: () => void) => Promise<CensusMemberResponse>;
  onSaved: (saved: CensusMemberResponse, next: AfterSaving) => void;
  onCancel: () => void;
}

/** Pixels at the top of the page that the header and the table's headings cover. */
const BELOW_HEADERS = 112;

/** Edits a copy of one member. Enter saves, Escape gives the copy up, Shift and Enter saves and starts the next person. */
export function MemberEditor(props: MemberEditorProps) {
  const { quoteId, title, target, base, members, facts, editing, send, onSaved, onCancel } = props;
  const form = useForm<MemberForm>({ defaultValues: base, mode: 'onTouched' });
  const save = useMemberSave(form, { members, facts, send, retry: () => void submit() });
  const isNew = target.kind === 'new';
  const { isDirty } = form.formState;
  const element = useRef<HTMLFormElement>(null);

  const submit = async (next: AfterSaving = 'row', as: EditTarget = target): Promise<boolean> => {
    const saved = await save.run(as);
    if (saved) {
      onSaved(saved, next);
    }
    return saved !== null;
  };
  const hasChanges = useEffectEvent(() => isDirty);
  const saveFromOutside = useEffectEvent(() => submit('elsewhere'));
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      onCancel();
    } else if (event.key === 'Enter' && event.shiftKey && isNew && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      void submit('another');
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
        {save.messages.length > 0 && <Refusals messages={save.messages} />}
        <MemberFields facts={facts} />
        <EditorButtons hint={<KeyHint isNew={isNew} />}>
          <Button onClick={onCancel} disabled={save.isSaving}>
            Cancel
          </Button>
          {isNew && (
            <Button variant="outlined" onClick={() => void submit('another')} disabled={save.isSaving}>
              Save and add another
            </Button>
          )}
          <Button type="submit" variant="contained" loading={save.isSaving}>
            Save
          </Button>
        </EditorButtons>
      </Box>
      {save.conflict && target.kind === 'stored' && (
        <MemberConflict
          quoteId={quoteId}
          memberId={target.id}
          mine={form.getValues()}
          onTakeTheirs={() => {
            save.settleConflict();
            onCancel();
          }}
          onKeepMine={(again) => {
            save.settleConflict();
            void submit('row', again);
          }}
        />
      )}
    </FormProvider>
  );
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
