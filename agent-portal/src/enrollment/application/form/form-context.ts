import { createContext, useContext } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import type { PrefillSource } from '#shared/enrollment/application-options';
import type { ApplicationResponse } from '#shared/enrollment/application.record';
import { valuesByPath, type AnswerValue } from '#shared/enrollment/application/answer-fields';

/** What the sections ask besides the answers. */
export interface ApplicationScreenFacts {
  /** As it was loaded or last saved. */
  application: ApplicationResponse;
  /** Answers that nobody has typed, by path: their value and where it comes from. */
  origins: ReadonlyMap<string, { value: AnswerValue; source: PrefillSource }>;
  /** Brings a field on the screen and puts the focus into it. */
  goTo: (path: string) => void;
}

export const ApplicationContext = createContext<ApplicationScreenFacts | null>(null);

/** Inside the form only. */
export function useApplication(): ApplicationScreenFacts {
  const facts = useContext(ApplicationContext);
  if (!facts) {
    throw new Error('useApplication was used outside the application form.');
  }
  return facts;
}

export function originsOf(application: ApplicationResponse): ApplicationScreenFacts['origins'] {
  const values = valuesByPath(application);
  return new Map(
    application.Prefilled.map(({ Field, Source }) => [Field, { value: values.get(Field) ?? null, source: Source }]),
  );
}

const SOURCES: Record<PrefillSource, string> = {
  Group: 'From the group',
  Census: 'From the census',
  EarlierApplication: 'From the earlier application',
};

/** "From the census" while the field still holds what came from there. */
export function useOrigin(path: string): string | undefined {
  const origin = useApplication().origins.get(path);
  const value: unknown = useWatch<FieldValues>({ name: path });
  return origin && origin.value === value ? SOURCES[origin.source] : undefined;
}
