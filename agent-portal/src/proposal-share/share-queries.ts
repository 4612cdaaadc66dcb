import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ShareAnswerRequest } from '#shared/proposals/proposal.record';
import { SHARE } from '#shared/proposals/proposals.calls';
import { call, query } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { queryClient } from '../app/query-client.ts';
import { useWords } from '../components/link-page/spoken.ts';

export const sharedProposalQuery = (token: string) =>
  queryOptions({ ...query(SHARE.describe, { token }), refetchOnWindowFocus: false });

/** Tells the agent. A repeat after a lost response, and a double click, are the same answer. */
export function useAnswer(token: string) {
  const { language: Language } = useWords();
  const { keyOf, renew } = useIntentionKey();
  return useMutation({
    mutationFn: (answer: Pick<ShareAnswerRequest, 'PlanId' | 'Question'>) =>
      call(SHARE.answer, { token, body: { ...answer, Language, Key: keyOf(answer) } }),
    onSuccess: () => {
      renew();
      return queryClient.invalidateQueries({ queryKey: sharedProposalQuery(token).queryKey });
    },
  });
}
