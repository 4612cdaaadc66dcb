import { Alert, Box, Stack } from '@mui/material';
import type { AlertColor } from '@mui/material';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { QuestionInput, type QuestionName } from './QuestionInput.tsx';

interface QuestionsProps<Name extends QuestionName> {
  page: EnrollmentPageResponse;
  names: readonly Name[];
  questions: Readonly<Record<Name, string>>;
  /** What the answers lead to; announced when it appears. */
  note: { severity: AlertColor; text: string } | null;
}

/** The questions of a panel. */
export const Questions = <Name extends QuestionName>({ page, names, questions, note }: QuestionsProps<Name>) => (
  <div>
    <Stack spacing={2}>
      {names.map((name) => (
        <QuestionInput key={name} name={name} question={questions[name]} disabled={page.EditProblem !== null} />
      ))}
    </Stack>
    <Box role="status" sx={{ '& > *': { mt: 2 } }}>
      {note && (
        <Alert severity={note.severity} role="presentation">
          {note.text}
        </Alert>
      )}
    </Box>
  </div>
);
