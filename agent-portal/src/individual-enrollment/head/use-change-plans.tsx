import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { plansPathOf } from '#shared/individuals/individual-next-step';
import { canMoveIndividualQuote } from '#shared/individuals/individual-status';
import { ENROLL } from '#shared/quotes/quotes.calls';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { useGoOn } from '#web/shell/use-go-on';
import { notifyError } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { NOT_SAVED_YET } from './enrollment-texts.ts';
import { enrollmentPageQuery, refreshIndividualEnrollment } from '../individual-enrollment-queries.ts';

export interface ChangePlans {
  isAllowed: boolean;
  isBusy: boolean;
  start: () => void;
  dialog: ReactNode;
}

/**
 * The way back to people and plans. What was entered stays; asks first where a signature would be lost.
 *
 * @param savePanels stores what was entered a moment ago; false if something cannot be stored
 */
export function useChangePlans(page: EnrollmentPageResponse, savePanels: () => Promise<boolean>): ChangePlans {
  const goOn = useGoOn();
  const audience = useAudience();
  const [isAsking, setAsking] = useState(false);
  const { Id: quoteId, Status } = page.Quote;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await savePanels())) {
        throw new Error(NOT_SAVED_YET);
      }
      // The save has changed the quote's version.
      const { Quote } = queryClient.getQueryData(enrollmentPageQuery(quoteId).queryKey) ?? page;
      return call(ENROLL.backToQuoting, { id: Quote.Id, body: { Version: Quote.Version } });
    },
    onSuccess: () => void goOn(plansPathOf(page.Quote), { state: { forced: true } }),
    onError: (error) => notifyError({ text: errorMessage(error), fields: {} }),
    onSettled: async () => {
      setAsking(false);
      await refreshIndividualEnrollment(quoteId);
    },
  });
  const isSigned = page.Signature !== null && page.Signature.Withdrawn === null;
  return {
    isAllowed: page.EditProblem === null && canMoveIndividualQuote(Status, 'Quoting', audience),
    isBusy: isPending,
    start: () => (isSigned ? setAsking(true) : mutate()),
    dialog: (
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
    ),
  };
}
