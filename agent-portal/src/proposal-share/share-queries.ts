import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ShareAnswerRequest } from '#shared/proposals/proposal.record';
import { SHARE } from '#shared/proposals/proposals.calls';
import { call, query } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { queryClient } from '../app/query-client.ts';

export const sharedProposalQuery = (token: string) =>
  queryOptions({ ...query(SHARE.describe, { token }), refetchOnWindowFocus: false });

/** Tells the agent. A repeat after a lost response, and a double click, are the same answer. */
export function useAnswer(token: string) {
  const { keyOf, renew } = useIntentionKey();
  return useMutation({
    mutationFn: (answer: Omit<ShareAnswerRequest, 'Key'>) =>
      call(SHARE.answer, { token, body: { ...answer, Key: keyOf(answer) } }),
    onSuccess: () => {
      renew();
      return queryClient.invalidateQueries({ queryKey: sharedProposalQuery(token).queryKey });
    },
  });
}
