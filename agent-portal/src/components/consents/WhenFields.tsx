import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { parseTypedTime, TIME_INVALID } from '#shared/dates/detroit-time';
import { notFutureProblem } from '#shared/dates/day-problems';
import { DateInput } from '#web/inputs/DateInput';
import { RadioInput, type RadioChoice } from '#web/inputs/RadioInput';
import { TextInput } from '#web/inputs/TextInput';
import { today } from '#web/inputs/today';
import type { WhenForm } from './consent-form.ts';

const CHOICES: readonly RadioChoice<WhenForm['When']>[] = [
  { value: 'Now', label: 'Just now' },
  { value: 'Earlier', label: 'Earlier' },
];

/** When it happened: usually on the phone, a moment ago. */
export function WhenFields({ label }: { label: string }) {
  const when = useWatch<WhenForm, 'When'>({ name: 'When' });
  return (
    <>
      <RadioInput<WhenForm, WhenForm['When']> name="When" label={label} options={CHOICES} />
      {when === 'Earlier' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <DateInput<WhenForm> name="Day" label="Date" required check={(day) => notFutureProblem(day, today())} />
          <TextInput<WhenForm>
            name="Time"
            label="Time"
            required
            hint="Detroit time, such as 2:30 PM"
            check={(text) => (parseTypedTime(text) ? null : TIME_INVALID)}
          />
        </Box>
      )}
    </>
  );
}
