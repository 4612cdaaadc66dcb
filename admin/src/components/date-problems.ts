import { createContext, useContext } from 'react';

export interface DateProblemsValue {
  /** By filter. */
  problems: ReadonlyMap<string, string>;
  setProblem: (source: string, problem: string | null) => void;
}

export const DateProblemsContext = createContext<DateProblemsValue | null>(null);

/** What is wrong with the days by which a list is asked for: until that is mended the list shows nothing. */
export const useDateProblem = (): string | null => {
  const [problem] = useContext(DateProblemsContext)?.problems.values() ?? [];
  return problem ?? null;
};
