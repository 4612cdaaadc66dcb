import { Box } from '@mui/material';
import { use, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { DateProblemsContext } from './date-problems.ts';
import { bothDays, type ChosenDays, dayFilterProblem, givenDays, type WindowOf } from './day-filter-problem.ts';
import { DayInput } from './DayInput.tsx';

/** Wide enough for a day and the button of the calendar. The words of a problem show, which react-admin hides in its filters. */
const LOOK = {
  width: { xs: '100%', sm: 172 },
  '& .MuiTextField-root': { width: '100%' },
  'form & .MuiFormHelperText-root.Mui-error': { display: 'block', mx: 0 },
} as const;

/** Not the button of the calendar, which comes next by keyboard. */
const isTextField = (target: Element): boolean => target instanceof HTMLInputElement;

interface DayFilterProps {
  source: keyof ChosenDays;
  label: string;
  /** The days that the list shows while none is chosen are shown in the field. */
  windowOf?: WindowOf;
  /** react-admin asks each filter whether it is always shown; the day itself takes no part of that. */
  alwaysOn: boolean;
}

/** The first or the last day of a list. What is wrong with it is said once the field is left. */
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
        problem={told}
        validate={[(_, values) => dayFilterProblem(source, values as ChosenDays, windowOf) ?? undefined]}
        placeholder={shown ? formatDayWithoutZeros(source === 'fromDate' ? shown.from : shown.to) : undefined}
      />
    </Box>
  );
}
