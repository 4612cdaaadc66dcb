import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BusinessRuleRequest, ConfigSource } from '#shared/business-rules/business-rule.record';
import { CONFIGURED_RULES } from '#shared/business-rules/business-rules.calls';
import {
  type ChangedQuote,
  RULE_EFFECT_LABELS,
  RULE_EFFECTS,
  type RuleEffect,
  type RuleImpactResponse,
} from '#shared/business-rules/rule-impact.record';
import { valueProblem } from '#shared/business-rules/rule-value';
import { overlapProblem, type RuleWindow, windowProblem } from '#shared/business-rules/rule-windows';
import { parseIsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import { individualPath } from '#shared/individuals/individual-next-step';
import { nextStep } from '#shared/quotes/next-step';
import { call, WITH_NOTICE } from '#web/http/calls';
import { differences, type RuleForm, toRequest, toWindow, typeOfKey } from '../rule-form.ts';

/** The quotes can change while the form does not: refetch after this time. */
const FRESH_MS = 30_000;
/** Not below the rules' own key: saving a rule must not compute every preview again. */
export const IMPACTS = 'rule-impact';

/** What saving would change, a few thousand quotes per page. */
export const impactQuery = (request: BusinessRuleRequest) =>
  infiniteQueryOptions({
    queryKey: [IMPACTS, request],
    queryFn: ({ pageParam, signal }) =>
      call(CONFIGURED_RULES.preview, { body: request, query: { after: pageParam } }, { ...WITH_NOTICE, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ Next }) => Next,
    retry: false,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });

export interface Impact {
  decides: string;
  reachesNoQuote: boolean;
  lookedAt: number;
  changed: number;
  byEffect: { effect: RuleEffect; count: number }[];
  quotes: ChangedQuote[];
  /** 0 to 1: the share of quotes checked; 1 = the counts are final. */
  share: number;
}

/** Merges the pages answered so far into one result. */
export function impactOf(pages: readonly RuleImpactResponse[]): Impact {
  const sum = (valueOf: (page: RuleImpactResponse) => number) => pages.reduce((all, page) => all + valueOf(page), 0);
  const last = pages.at(-1);
  const byEffect = RULE_EFFECTS.map((effect) => ({
    effect,
    count: sum(({ ByEffect }) => ByEffect.find(({ Effect }) => Effect === effect)?.Count ?? 0),
  }));
  return {
    decides: last?.Decides ?? '',
    reachesNoQuote: last?.ReachesNoQuote ?? false,
    lookedAt: sum(({ LookedAt }) => LookedAt),
    changed: sum(({ Changed }) => Changed),
    byEffect: byEffect.filter(({ count }) => count > 0),
    quotes: pages.flatMap(({ Quotes }) => Quotes),
    share: !last || last.Next === null ? 1 : last.Next / last.Last,
  };
}

interface Editing {
  source: ConfigSource;
  /** The version to replace; absent for a new rule. */
  id?: number | undefined;
  /** The form's initial values. */
  start: RuleForm;
  /** The date ranges of the key's other rules. */
  others: readonly RuleWindow[];
}

/**
 * The preview request for a form; null while the form is invalid or unchanged. The description is omitted: it affects no quote, so
 * typing one sends no request.
 */
export function impactRequest(form: RuleForm, { source, id, start, others }: Editing): BusinessRuleRequest | null {
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

/** "Affects 3 of 120 open quotes, effective 1/1/2027." */
export function impactSentence({ reachesNoQuote, decides, changed, lookedAt, share, quotes }: Impact): string {
  if (reachesNoQuote) {
    return `No open quote depends on this rule: it decides ${decides}.`;
  }
  if (lookedAt === 0) {
    return 'There are no open quotes.';
  }
  const of = `of ${share < 1 ? 'the first ' : ''}${counted(lookedAt, 'open quote')}`;
  const days = [...new Set(quotes.map(({ From }) => From))];
  const since = changed > 0 && days.length === 1 && days[0] ? `, effective ${formatDay(days[0])}` : '';
  return `Affects ${changed === 0 ? 'none' : changed.toLocaleString('en-US')} ${of}${since}.`;
}

/** Progress of a preview over very many quotes. */
export const lookedAtSentence = ({ lookedAt, share }: Impact): string =>
  `${counted(lookedAt, 'open quote')} checked, about ${Math.floor(share * 100)}% of all.`;

/** "3 quotes: census errors; 1 quote: required documents." */
export const effectSentence = ({ byEffect }: Impact): string =>
  `${byEffect.map(({ effect, count }) => `${counted(count, 'quote')}: ${RULE_EFFECT_LABELS[effect].toLowerCase()}`).join('; ')}.`;

/** Where staff continue the quote in the portal. */
export function quotePath({ QuoteId, GroupId, IsFfm, Status }: ChangedQuote): string {
  if (GroupId === null) {
    return individualPath({ quoteId: QuoteId, status: Status, isFfm: IsFfm });
  }
  const { path } = nextStep({
    status: Status,
    quoteId: QuoteId,
    groupId: GroupId,
    isExternal: false,
    disableForExternalAgentFlag: false,
  });
  return path ?? '/dashboard';
}
