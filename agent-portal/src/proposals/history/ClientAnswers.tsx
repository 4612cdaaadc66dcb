import { Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatInstant } from '#shared/formats/instant';
import { languageNote } from '#shared/languages/language';
import type { ShareAnswer } from '#shared/proposals/proposal.record';
import { PROPOSAL_HISTORY_CALLS } from '#shared/proposals/proposals.calls';
import { answerTitle } from '#shared/proposals/share-answer';
import { call, WITH_NOTICE } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';
import { refreshHistory } from '../../components/proposal-file.ts';

interface ClientAnswersProps {
  quoteId: number;
  answers: readonly ShareAnswer[];
}

/** What readers of a link answered on its page. Each waits until it is marked as answered. */
export function ClientAnswers({ quoteId, answers }: ClientAnswersProps) {
  const list = useRef<HTMLUListElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (answerId: number) => call(PROPOSAL_HISTORY_CALLS.handle, { answerId }, WITH_NOTICE),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      await refreshHistory(quoteId);
      // The button that had the focus is gone.
      list.current?.focus();
    },
  });
  return (
    answers.length > 0 && (
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label="Answers of the client"
        sx={{ flexBasis: '100%', m: 0, pl: 3 }}
      >
        {answers.map(({ Id, PlanName, Question, Language, AnsweredAt, HandledAt }) => (
          <Box component="li" key={Id} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {answerTitle('The client', PlanName)}
            </Typography>
            {Question && (
              <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
                {Question}
              </Typography>
            )}
            <Typography variant="body2" color="textSecondary">
              {formatInstant(AnsweredAt)}
              {languageNote(Language, true)}
              {HandledAt && ` · Marked as answered ${formatInstant(HandledAt)}`}
            </Typography>
            {!HandledAt && (
              <Button
                size="small"
                aria-label={`Mark as answered: ${answerTitle('the client', PlanName)}, ${formatInstant(AnsweredAt)}`}
                onClick={() => isPending || mutate(Id)}
              >
                Mark as answered
              </Button>
            )}
          </Box>
        ))}
      </Box>
    )
  );
}
