import { Box } from '@mui/material';
import { use, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDayInput } from '#shared/formats/auto-date';
import { DateProblemsContext } from './date-problems.ts';
import { bothDays, type ChosenDays, dayFilterProblem, givenDays, type WindowOf } from './day-filter-problem.ts';
import { DayInput } from './DayInput.tsx';

/** Wide enough for a date and the calendar button, in large text too. Shows the error text that react-admin hides in its filters. */
const LOOK = {
  width: { xs: '100%', sm: '10.75rem' },
  '& .MuiTextField-root': { width: '100%' },
  'form & .MuiFormHelperText-root.Mui-error': { display: 'block', mx: 0 },
} as const;

/** Skips the calendar button, which comes next by keyboard. */
const isTextField = (target: Element): boolean => target instanceof HTMLInputElement;

interface DayFilterProps {
  source: keyof ChosenDays;
  label: string;
  /** The default dates, shown in the field while none is chosen. */
  windowOf?: WindowOf;
  /** react-admin passes this to the filters of a list; unused here. */
  alwaysOn?: boolean;
}

/** The first or last date of a list. Its error shows once the field loses focus. */
export function DayFilter({ source, label, windowOf = bothDays }: DayFilterProps) {
  const chosen = useWatch<ChosenDays>() as ChosenDays;
  const setProblem = use(DateProblemsContext)?.setProblem;
  const [isEditing, setEditing] = useState(false);
  const problem = dayFilterProblem(source, chosen, windowOf);
  const told = isEditing ? null : problem;
  useEffect(() => {
    setProblem?.(source, told);
    return () => setProblem?.(source, null);
  }, [setProblem, source, told]);
  const shown = windowOf(givenDays(chosen));
  return (
    <Box sx={LOOK} onFocus={({ target }) => setEditing(isTextField(target))} onBlur={() => setEditing(false)}>
      <DayInput
        source={source}
        label={label}
        isPadded
        problem={told}
        validate={[(_, values) => dayFilterProblem(source, values as ChosenDays, windowOf) ?? undefined]}
        placeholder={shown ? formatDayInput(source === 'fromDate' ? shown.from : shown.to) : undefined}
      />
    </Box>
  );
}
