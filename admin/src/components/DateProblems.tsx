import CalendarIcon from '@mui/icons-material/EventBusyOutlined';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { EmptyState } from '#web/shell/EmptyState';
import { type DateProblemsValue, DateProblemsContext, useDateProblem } from './date-problems.ts';

/** Wraps a list and its filters, so both know about invalid dates. */
export function DateProblems({ children }: { children: ReactNode }) {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const setProblem: DateProblemsValue['setProblem'] = useCallback(
    (source, problem) =>
      setProblems((others) => {
        const left = [...others].filter(([other]) => other !== source);
        return new Map(problem === null ? left : [...left, [source, problem]]);
      }),
    [],
  );
  const value = useMemo(() => ({ problems, setProblem }), [problems, setProblem]);
  return <DateProblemsContext value={value}>{children}</DateProblemsContext>;
}

/** The list's rows, hidden while its dates are invalid: rows for other dates would look like the answer. */
export function UnlessDatesAreWrong({ children }: { children: ReactNode }) {
  const problem = useDateProblem();
  return problem === null ? (
    children
  ) : (
    <EmptyState icon={<CalendarIcon />} title="Check the dates">
      {problem}
    </EmptyState>
  );
}
