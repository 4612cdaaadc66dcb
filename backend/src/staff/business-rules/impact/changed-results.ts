import type { RuleEffect } from '#shared/business-rules/rule-effects';
import type { ChangedQuote, ChangedResult } from '#shared/business-rules/rule-impact.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { EFFECTS } from './effects/effects.ts';
import type { RulesOn } from './effects/effect.ts';
import type { OpenQuote, QuoteFacts } from './quote-facts.ts';
import type { RuleChange, RuleSet } from './rule-set.ts';

/** A quote whose rule value changes: from which day, and with which effects. */
export interface TouchedQuote {
  quote: OpenQuote;
  from: IsoDate;
  effects: readonly RuleEffect[];
}

/** The quote with the first day on which the change can affect it; null if it never does. */
export function touched(quote: OpenQuote, change: RuleChange, effects: readonly RuleEffect[]): TouchedQuote | null {
  const asked = effects.filter((effect) => EFFECTS[effect].statuses.includes(quote.status));
  for (const from of asked.length === 0 ? [] : change.days) {
    const rules = rulesOn(change.before, from);
    const telling = asked.filter((effect) =>
      EFFECTS[effect].asksFor(quote, rules).some((day) => change.differs(from, day)),
    );
    if (telling.length > 0) {
      return { quote, from, effects: telling };
    }
  }
  return null;
}

/** The product's different results; empty if the new value makes no difference. */
export function changedResults({ quote, from, effects }: TouchedQuote, facts: QuoteFacts, change: RuleChange) {
  return effects.flatMap((effect): ChangedResult[] => {
    const { says, without, inWords } = EFFECTS[effect];
    const before = says(quote, facts, rulesOn(change.before, from));
    const after = says(quote, facts, rulesOn(change.after, from));
    const gone = before.filter((text) => !after.includes(text));
    const added = after.filter((text) => !before.includes(text));
    const worded = (pieces: readonly string[]) => (pieces.length > 0 ? inWords(pieces) : without);
    return gone.length + added.length === 0 ? [] : [{ Effect: effect, Before: worded(gone), After: worded(added) }];
  });
}

export const toChangedQuote = ({ quote, from }: TouchedQuote, changes: ChangedResult[]): ChangedQuote => ({
  QuoteId: quote.id,
  GroupId: quote.groupId,
  GroupName: quote.groupName,
  QuoteName: quote.name,
  Status: quote.status,
  EffectiveDate: quote.effectiveDate,
  From: from,
  Changes: changes,
});

const rulesOn = (ruleSet: RuleSet, day: IsoDate): RulesOn => ({
  day,
  of: (quoteEffectiveDate = day) => ruleSet.rulesAt({ today: day, quoteEffectiveDate }),
});
