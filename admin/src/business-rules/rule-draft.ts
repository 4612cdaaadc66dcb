import type { RuleForm } from './rule-form.ts';

/**
 * Unsaved input, so that a reload, an expired session or the Back button does not lose it. In this tab only; business rules contain
 * no personal data.
 */
export interface RuleDraft {
  read: () => RuleForm | null;
  write: (form: RuleForm) => void;
  forget: () => void;
}

const PREFIX = 'pq.rule-draft.';

/** @param name of what is edited: a draft belongs to one version, or to one tab's new rule */
export const ruleDraft = (name: string): RuleDraft => ({
  read: () => parse(withStorage((storage) => storage.getItem(PREFIX + name))),
  write: (form) => void withStorage((storage) => storage.setItem(PREFIX + name, JSON.stringify(form))),
  forget: () => void withStorage((storage) => storage.removeItem(PREFIX + name)),
});

function parse(text: string | null): RuleForm | null {
  try {
    const form = JSON.parse(text ?? 'null') as Partial<RuleForm> | null;
    return form !== null && typeof form.Key === 'string' ? (form as RuleForm) : null;
  } catch {
    return null;
  }
}

function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    // Storage may be disabled: nothing is saved then.
    return null;
  }
}
