import { valueProblem } from '#shared/business-rules/rule-value';
import { overlapProblem, windowProblem, type RuleWindow } from '#shared/business-rules/rule-windows';
import type { BusinessRuleRequest, ConfigSource } from '#shared/business-rules/business-rule.record';
import { parseIsoDate } from '#shared/dates/iso-date';
import { differences, toRequest, toWindow, typeOfKey, type RuleForm } from '../rule-form.ts';

interface ImpactQuestion {
  source: ConfigSource;
  /** The version to replace; absent for a new rule. */
  id?: number;
  /** What the form began with. */
  start: RuleForm;
  /** The windows of the key's other rules. */
  others: readonly RuleWindow[];
}

/**
 * What the server is asked about a form; null while it would be refused, or while nothing is changed. How a rule is described changes
 * no quote: the description is left out, so that typing one asks nothing.
 */
export function impactRequest(
  form: RuleForm,
  { source, id, start, others }: ImpactQuestion,
): BusinessRuleRequest | null {
  const isChanged = id === undefined || differences(start, form).some(({ field }) => field !== 'Description');
  return isChanged && isSavable(form, others) ? { ...toRequest(form, source, id), Description: '' } : null;
}

function isSavable(form: RuleForm, others: readonly RuleWindow[]): boolean {
  const ends = [form.TermDate, form.QuoteEffectiveStartDate, form.QuoteEffectiveEndDate];
  const window = toWindow(form);
  return (
    valueProblem(typeOfKey(form.Key), form.Value ?? '') === null &&
    parseIsoDate(form.EffectiveDate ?? '') !== null &&
    ends.every((day) => !day || parseIsoDate(day) !== null) &&
    windowProblem(window) === null &&
    overlapProblem(form.Key, window, others) === null
  );
}
