import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { plansPathOf } from '#shared/individuals/individual-next-step';
import { canMoveIndividualQuote } from '#shared/individuals/individual-status';
import { errorMessage } from '#web/http/api-error';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { notifyError } from '../../app/notifications/notify.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { backToQuoting, enrollmentPageQuery, refreshIndividualEnrollment } from '../individual-enrollment.api.ts';
import { queryClient } from '../../app/query-client.ts';
import type { EnrollmentSave } from '../saving/use-enrollment-save.ts';

interface ChangePlansProps {
  page: EnrollmentPageResponse;
  save: EnrollmentSave;
}

const NOT_SAVED_YET = 'Some fields are not saved yet. Correct or empty them before you change plans.';

/** The way back to people and plans. What was entered stays; asks first where a signature would be lost. */
export function ChangePlansButton({ page, save }: ChangePlansProps) {
  const navigate = useNavigate();
  const audience = useAudience();
  const [isAsking, setAsking] = useState(false);
  const quoteId = page.Quote.Id;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await save.save())) {
        throw new Error(NOT_SAVED_YET);
      }
      // The save has changed the quote's version.
      const { Quote } = queryClient.getQueryData(enrollmentPageQuery(quoteId).queryKey) ?? page;
      return backToQuoting(Quote);
    },
    onSuccess: () => void navigate(plansPathOf(page.Quote), { state: { forced: true } }),
    onError: (error) => notifyError({ text: errorMessage(error), fields: {} }),
    onSettled: async () => {
      setAsking(false);
      await refreshIndividualEnrollment(quoteId);
    },
  });
  if (page.EditProblem !== null || !canMoveIndividualQuote(page.Quote.Status, 'Quoting', audience)) {
    return null;
  }
  const isSigned = page.Signature !== null && page.Signature.Withdrawn === null;
  return (
    <>
      <Button variant="outlined" loading={isPending} onClick={() => (isSigned ? setAsking(true) : mutate())}>
        Change plans
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Change plans?"
        confirmLabel="Change plans"
        isCareful
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        The application is signed. It has to be signed again if people or plans change.
      </ConfirmDialog>
    </>
  );
}
