import CalendarIcon from '@mui/icons-material/EventBusyOutlined';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { EmptyState } from '#web/shell/EmptyState';
import { type DateProblemsValue, DateProblemsContext, useDateProblem } from './date-problems.ts';

/** Around a list and its filters: days that cannot be asked for are known to both. */
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

/** The rows of a list, unless its days are wrong: those of other days would pass for what was asked for. */
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
