import type { ChangedQuote, ChangedResult, RuleEffect } from '#shared/business-rules/rule-impact.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { Effect, RulesOn } from './effect.ts';
import type { RuleChange, RuleSet } from './rule-set.ts';

interface AnyOpenQuote {
  id: number;
  name: string;
  status: QuoteStatus;
  effectiveDate: IsoDate;
}

/** A line of business: its open quotes, how they are read, and what rules can change about them. */
export interface ImpactLine<Quote extends AnyOpenQuote, Facts, Name> {
  readonly effects: Readonly<Partial<Record<RuleEffect, Effect<Quote, Facts, Name>>>>;
  /** The open quotes among these ids, by id. */
  listOpen(after: number, upTo: number): Promise<Quote[]>;
  /** The facts about a quote by its id; those not requested are empty. */
  loadFacts(quotes: readonly Quote[], needs: ReadonlySet<Name>): Promise<(id: number) => Facts>;
  customerOf(quote: Quote): Pick<ChangedQuote, 'GroupId' | 'IsFfm' | 'CustomerName'>;
}

/** What a change does to the quotes of a line. */
export interface Impact {
  lookedAt: number;
  changed: ChangedQuote[];
}

/** A quote whose rule value changes: from which day, and with which effects. */
interface TouchedQuote<Quote, Facts, Name> {
  quote: Quote;
  from: IsoDate;
  effects: readonly (readonly [RuleEffect, Effect<Quote, Facts, Name>])[];
}

/** The quotes of a few hundred ids whose result changes; reads nothing if none of these effects is of this line. */
export async function impactOn<Quote extends AnyOpenQuote, Facts, Name>(
  line: ImpactLine<Quote, Facts, Name>,
  { change, effects }: { change: RuleChange; effects: readonly RuleEffect[] },
  { from, end }: { from: number; end: number },
): Promise<Impact> {
  const own = effects.flatMap((name) => {
    const effect = line.effects[name];
    return effect ? [[name, effect] as const] : [];
  });
  if (own.length === 0) {
    return { lookedAt: 0, changed: [] };
  }
  const open = await line.listOpen(from, end);
  const concerned = open.flatMap((quote) => touched(quote, change, own) ?? []);
  const needs = new Set(concerned.flatMap((each) => each.effects.flatMap(([, effect]) => effect.needs)));
  const factsOf = await line.loadFacts(
    concerned.map(({ quote }) => quote),
    needs,
  );
  const changed = concerned.flatMap((each): ChangedQuote[] => {
    const changes = changedResults(each, factsOf(each.quote.id), change);
    return changes.length === 0 ? [] : [toChangedQuote(each, line.customerOf(each.quote), changes)];
  });
  return { lookedAt: open.length, changed };
}

/** The quote with the first day on which the change can affect it; null if it never does. */
function touched<Quote extends AnyOpenQuote, Facts, Name>(
  quote: Quote,
  change: RuleChange,
  effects: TouchedQuote<Quote, Facts, Name>['effects'],
): TouchedQuote<Quote, Facts, Name> | null {
  const asked = effects.filter(([, { statuses }]) => statuses.includes(quote.status));
  for (const from of asked.length === 0 ? [] : change.days) {
    const rules = rulesOn(change.before, from);
    const telling = asked.filter(([, effect]) => effect.asksFor(quote, rules).some((day) => change.differs(from, day)));
    if (telling.length > 0) {
      return { quote, from, effects: telling };
    }
  }
  return null;
}

/** The product's different results; empty if the new value makes no difference. */
function changedResults<Quote, Facts, Name>(
  { quote, from, effects }: TouchedQuote<Quote, Facts, Name>,
  facts: Facts,
  change: RuleChange,
): ChangedResult[] {
  return effects.flatMap(([name, { says, without, inWords }]): ChangedResult[] => {
    const before = says(quote, facts, rulesOn(change.before, from));
    const after = says(quote, facts, rulesOn(change.after, from));
    const gone = before.filter((text) => !after.includes(text));
    const added = after.filter((text) => !before.includes(text));
    const worded = (pieces: readonly string[]) => (pieces.length > 0 ? inWords(pieces) : without);
    return gone.length + added.length === 0 ? [] : [{ Effect: name, Before: worded(gone), After: worded(added) }];
  });
}

const toChangedQuote = (
  { quote, from }: { quote: AnyOpenQuote; from: IsoDate },
  customer: Pick<ChangedQuote, 'GroupId' | 'IsFfm' | 'CustomerName'>,
  changes: ChangedResult[],
): ChangedQuote => ({
  QuoteId: quote.id,
  ...customer,
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
