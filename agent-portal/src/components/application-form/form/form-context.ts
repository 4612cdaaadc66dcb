import { createContext, useContext } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import type { PrefillSource } from '#shared/enrollment/application-options';
import type { ApplicationResponse } from '#shared/enrollment/application.record';
import { valuesByPath, type AnswerValue } from '#shared/enrollment/application/answer-fields';

/** What the sections need besides the answers. */
export interface ApplicationScreenFacts {
  /** As loaded or last saved. */
  application: ApplicationResponse;
  /** Prefilled answers, by path: their value and source. */
  origins: ReadonlyMap<string, { value: AnswerValue; source: PrefillSource }>;
  /** Scrolls to a field and focuses it. */
  goTo: (path: string) => void;
}

export const ApplicationContext = createContext<ApplicationScreenFacts | null>(null);

/** Only inside the form. */
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

/** "From the census" while the field still contains the prefilled value. */
export function useOrigin(path: string): string | undefined {
  const origin = useApplication().origins.get(path);
  const value: unknown = useWatch<FieldValues>({ name: path });
  return origin && origin.value === value ? SOURCES[origin.source] : undefined;
}
