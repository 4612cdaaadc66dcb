import { Alert, AlertTitle, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDay } from '#shared/formats/auto-date';
import { SURVEY_ANSWERS, SURVEY_LABELS, SURVEY_QUESTION, type SurveyAnswer } from '#shared/renewals/renewal-state';
import { SURVEYS } from '#shared/renewals/renewals.calls';
import { call, query } from '#web/http/calls';
import { useIsBelow } from '#web/theme/use-is-below';

/** The insurer's question about the next renewal; nothing if none is open. The answer can be changed. */
export function RenewalSurvey({ groupId }: { groupId: number }) {
  const queryClient = useQueryClient();
  const { data: survey } = useQuery(query(SURVEYS.find, { groupId }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: SurveyAnswer) => call(SURVEYS.answer, { groupId, body: { Answer: answer } }),
    onSuccess: (answered) => queryClient.setQueryData(query(SURVEYS.find, { groupId }).queryKey, answered),
  });
  const isPhone = useIsBelow('sm');
  if (!survey) {
    return null;
  }
  const { Answer, AnsweredBy, RenewalDate } = survey;
  return (
    <Alert severity={Answer ? 'success' : 'info'} role="group" aria-label="Renewal survey">
      <AlertTitle>{SURVEY_QUESTION}</AlertTitle>
      It renews on {formatDay(RenewalDate)}.{AnsweredBy && ` Answered by ${AnsweredBy}.`}
      {error && ` Not saved: ${error.message}`}
      <ToggleButtonGroup
        exclusive
        size="small"
        orientation={isPhone ? 'vertical' : 'horizontal'}
        value={Answer}
        disabled={isPending}
        onChange={(_, answer: SurveyAnswer | null) => answer && mutate(answer)}
        aria-label={SURVEY_QUESTION}
        sx={{ mt: 1, '& .MuiToggleButton-root': { color: 'text.primary', px: 1.5 } }}
      >
        {SURVEY_ANSWERS.map((answer) => (
          <ToggleButton key={answer} value={answer}>
            {SURVEY_LABELS[answer]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Alert>
  );
}
