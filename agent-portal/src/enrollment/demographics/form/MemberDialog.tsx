import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { Suspense, useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { isSubscriber } from '#shared/census/household-rules';
import type { EnrollmentMember } from '#shared/enrollment/members/members.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import { lazyPart } from '#web/shell/lazy-part';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary.tsx';
import { useIsNarrow } from '../../../components/use-is-narrow.ts';
import { EmploymentFields } from './EmploymentFields.tsx';
import { HomeFields } from './HomeFields.tsx';
import type { MemberContext } from './member-form.ts';
import { inputOf, MissingList } from './MissingList.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PlanFields } from './PlanFields.tsx';
import { useMemberForm } from './use-member-form.ts';

const StaleMemberDialog = lazyPart(async () => (await import('./StaleMemberDialog.tsx')).StaleMemberDialog);

interface MemberDialogProps {
  quoteId: number;
  context: MemberContext;
  /** The field that has the focus first, by its wire name. */
  field: string | null;
  /** There is another incomplete member to go on to. */
  hasNext: boolean;
  onSaved: (saved: EnrollmentMember, goOn: boolean) => void;
  onClose: () => void;
}

/** A member edited on a copy: Cancel leaves everything as it was. Spec 001 section 4, "Census member edit". */
export function MemberDialog({ quoteId, context, field, hasNext, onSaved, onClose }: MemberDialogProps) {
  const id = useId();
  const { member } = context;
  const editing = useMemberForm(quoteId, member);
  const { form } = editing;
  const { isDirty, isSubmitting } = form.formState;
  const [isLeaving, setLeaving] = useState(false);
  const isNarrow = useIsNarrow();
  const focusField = (name: string) => form.setFocus(inputOf(name, form.getValues()));
  const save = async (goOn: boolean, work = editing.save) => {
    const saved = await work();
    if (saved) {
      onSaved(saved, goOn);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void save(false);
  };
  const leave = () => {
    editing.drop();
    onClose();
  };
  const ask = () => (isDirty ? setLeaving(true) : leave());
  useEffect(() => {
    if (field) {
      // After the dialog has taken the focus for itself.
      const timer = setTimeout(() => form.setFocus(inputOf(field, form.getValues())), 0);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [field, form]);
  return (
    <Dialog
      open
      onClose={() => !isSubmitting && ask()}
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      aria-labelledby={id}
    >
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
        >
          <DialogTitle id={id}>{formatName(member)}</DialogTitle>
          <DialogContent dividers sx={{ px: { xs: 2, sm: 3 } }}>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
              {RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}, born {formatDay(member.DateOfBirth)}, age{' '}
              {member.Age}, employee number {member.EmployeeNumber}
            </Typography>
            <ErrorSummary messages={editing.messages} refusals={editing.refusals} />
            <Stack spacing={3}>
              <MissingList context={context} focusField={focusField} />
              <Part title="Person">
                <PersonFields member={member} />
              </Part>
              {isSubscriber(member) && (
                <Part title="Employment">
                  <EmploymentFields {...context} />
                </Part>
              )}
              <Part title="Home and mail">
                <HomeFields {...context} />
              </Part>
              <Part title="Plans">
                <PlanFields {...context} />
              </Part>
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={ask} disabled={isSubmitting}>
              Cancel
            </Button>
            {hasNext && (
              <Button variant="outlined" disabled={isSubmitting} onClick={() => void save(true)}>
                Save and next
              </Button>
            )}
            <Button type="submit" variant="contained" loading={isSubmitting}>
              Save
            </Button>
          </DialogActions>
        </Box>
      </FormProvider>
      {editing.isStale && (
        <Suspense>
          <StaleMemberDialog
            quoteId={quoteId}
            memberId={member.Id}
            mine={form.getValues()}
            onTakeTheirs={editing.takeTheirs}
            onKeepMine={(theirs) => void save(false, () => editing.saveOver(theirs))}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={isLeaving}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay here"
        destructive
        onConfirm={leave}
        onCancel={() => setLeaving(false)}
      >
        What you changed here has not been saved yet.
      </ConfirmDialog>
    </Dialog>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
};
