import { Box, Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EligibilityQuestion, HealthQuestion } from '#shared/individual-enrollment/questions';
import { RadioInput, YES_NO } from '#web/inputs/RadioInput';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';

interface QuestionInputProps {
  name: EligibilityQuestion | HealthQuestion;
  question: string;
  disabled: boolean;
}

/** A question with yes and no, neither of them preselected; an answer can be taken back. */
export function QuestionInput({ name, question, disabled }: QuestionInputProps) {
  const { setValue, setFocus } = useFormContext<EnrollmentForm>();
  const path = `Answers.${name}` as const;
  const answer = useWatch<EnrollmentForm, typeof path>({ name: path });
  const clear = () => {
    setValue(path, null, { shouldDirty: true });
    setFocus(path);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-end' }}>
      <RadioInput<EnrollmentForm, boolean>
        name={path}
        label={question}
        options={YES_NO}
        required
        requiredMessage="Choose yes or no."
        disabled={disabled}
      />
      {answer !== null && !disabled && (
        <Button size="small" color="inherit" aria-label={`Clear answer: ${question}`} onClick={clear} sx={{ mb: 0.5 }}>
          Clear answer
        </Button>
      )}
    </Box>
  );
}
