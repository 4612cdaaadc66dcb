import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  CONFIRM_DEMOGRAPHICS,
  CONFIRMED_BY_AGENT,
  DEMOGRAPHICS_REVIEWED,
} from '#shared/enrollment/members/demographics-section';
import { DEMOGRAPHICS } from '#shared/enrollment/enrollment.calls';
import type { EnrollmentMembersResponse } from '#shared/enrollment/members/members.record';
import { formatInstant } from '#shared/formats/instant';
import { call, WITH_NOTICE } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { afterChange, enrollmentMembersQuery } from './demographics-queries.ts';

interface ConfirmationSectionProps {
  quoteId: number;
  confirmation: EnrollmentMembersResponse['Confirmation'];
  canEdit: boolean;
  /** Opened from the task list: the checkbox takes the focus. */
  isWanted: boolean;
}

/** For renewals: the agent confirms that the demographics are correct; the agent's next change clears this. Spec 001 section 5. */
export function ConfirmationSection({ quoteId, confirmation, canEdit, isWanted }: ConfirmationSectionProps) {
  const isAgent = useAudience() === 'external';
  const box = useRef<HTMLInputElement>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (confirmed: boolean) =>
      call(DEMOGRAPHICS.confirm, { quoteId, body: { Confirmed: confirmed } }, WITH_NOTICE),
    onSuccess: ({ Confirmation }) => {
      queryClient.setQueryData(
        enrollmentMembersQuery(quoteId).queryKey,
        (known) => known && { ...known, Confirmation },
      );
      return afterChange(quoteId);
    },
  });
  useEffect(() => {
    if (isWanted) {
      box.current?.focus();
    }
  }, [isWanted]);
  return (
    <Alert
      severity={confirmation ? 'success' : 'warning'}
      sx={{ '& .MuiAlert-message': { overflow: 'visible', px: 1 } }}
    >
      {isAgent && canEdit ? (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isPending ? variables : confirmation !== null}
              onChange={(_event, confirmed) => mutate(confirmed)}
              slotProps={{ input: { ref: box } }}
            />
          }
          label={DEMOGRAPHICS_REVIEWED}
        />
      ) : (
        <div>{confirmation ? DEMOGRAPHICS_REVIEWED : isAgent ? CONFIRM_DEMOGRAPHICS : CONFIRMED_BY_AGENT}</div>
      )}
      {confirmation && (
        <div>
          Confirmed by {confirmation.ConfirmedBy}, {formatInstant(confirmation.ConfirmedAt)}
        </div>
      )}
    </Alert>
  );
}
