import { valueProblem } from '#shared/business-rules/rule-value';
import { overlapProblem, windowProblem, type RuleWindow } from '#shared/business-rules/rule-windows';
import type { BusinessRuleRequest, ConfigSource } from '#shared/business-rules/business-rule.record';
import { parseIsoDate } from '#shared/dates/iso-date';
import { differences, toRequest, toWindow, typeOfKey, type RuleForm } from '../rule-form.ts';

interface ImpactQuestion {
  source: ConfigSource;
  /** The version to replace; absent for a new rule. */
  id?: number;
  /** The form's initial values. */
  start: RuleForm;
  /** The date ranges of the key's other rules. */
  others: readonly RuleWindow[];
}

/**
 * The preview request for a form; null while the form is invalid or unchanged. The description is omitted: it affects no quote, so
 * typing one sends no request.
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
