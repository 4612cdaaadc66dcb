import { createContext, useContext } from 'react';

export interface DateProblemsValue {
  /** By filter name. */
  problems: ReadonlyMap<string, string>;
  setProblem: (source: string, problem: string | null) => void;
}

export const DateProblemsContext = createContext<DateProblemsValue | null>(null);

/** The errors of the dates that filter a list; the list shows nothing until they are fixed. */
export const useDateProblem = (): string | null => {
  const [problem] = useContext(DateProblemsContext)?.problems.values() ?? [];
  return problem ?? null;
};
