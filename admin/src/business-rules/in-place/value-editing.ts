import { createContext, type RefObject, use } from 'react';
import type { RuleRecord } from '../rule-queries.ts';

/** What a value in the list needs to be changed in place. */
interface ValueEditing {
  edit: (rule: RuleRecord, value: Element) => void;
  /** The key of a rule that was just saved: its new version, another row, takes the focus. */
  savedKey: RefObject<string | null>;
}

export const ValueEditingContext = createContext<ValueEditing | null>(null);

export const useValueEditing = (): ValueEditing | null => use(ValueEditingContext);
