import type { RuleForm } from './rule-form.ts';

/**
 * What was typed and not yet saved, so that a reload, a session that ends and the way back do not lose it. In this tab
 * only; business rules hold no personal data.
 */
export interface RuleDraft {
  read: () => RuleForm | null;
  write: (form: RuleForm) => void;
  forget: () => void;
}

const PREFIX = 'pq.rule-draft.';

/** @param name of what is edited: a draft belongs to one version, or to the new rule of one tab */
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
    // Storage can be switched off: nothing is kept then.
    return null;
  }
}
