import { centsFromDollars } from '#shared/formats/currency';
import type { INDIVIDUAL_QUOTE_CHANGE } from '#shared/individuals/individual-quote.record';
import { EDITABLE_INDIVIDUAL, individualStatusLabel } from '#shared/individuals/individual-status';
import { ONE_PLAN_FIRST } from '#shared/individuals/two-plans';
import { FROM_MARKETPLACE } from '#shared/marketplace/marketplace-facts';
import { quoteNameProblem } from '#shared/quotes/quote-name';
import type { Wire } from '#shared/records/field';
import { AppError } from '../../platform/errors.ts';
import { QUOTE_DELETED } from '../group-census/census-editing.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { termsOf } from './terms-columns.ts';

type Sent = Omit<Wire<typeof INDIVIDUAL_QUOTE_CHANGE>, 'QuoteType'>;
export type IndividualQuoteChange = Pick<Sent, 'Id' | 'Version'> & Partial<Sent>;

type Editable = Pick<IndividualQuote, 'status' | 'isDeleted' | 'readOnlyReason'> & {
  individual: Pick<IndividualQuote['individual'], 'companionId'>;
};

/** Also what a household in two plans shares can be: with one plan again. */
export const isOpen = ({ status, isDeleted, readOnlyReason }: Omit<Editable, 'individual'>): boolean =>
  EDITABLE_INDIVIDUAL.includes(status) && !isDeleted && readOnlyReason === 0;

export const canEdit = (quote: Editable): boolean => isOpen(quote) && quote.individual.companionId === null;

/** @throws WRONG_STATE when the household and the terms can no longer be changed */
export function assertEditable(quote: Editable): void {
  if (isOpen(quote) && !canEdit(quote)) {
    throw new AppError('WRONG_STATE', ONE_PLAN_FIRST);
  }
  if (!canEdit(quote)) {
    const why = `The household cannot be changed while the quote is in status ${individualStatusLabel(quote.status)}.`;
    throw new AppError('WRONG_STATE', quote.isDeleted ? QUOTE_DELETED : why);
  }
}

/** Of a quote of the marketplace, which decided by this. @throws RULE_BROKEN by field */
export function assertUndecided(sent: IndividualQuoteChange, { individual }: IndividualQuote): void {
  if (!individual.isFfm) {
    return;
  }
  const { postalCode, countyFips } = individual;
  const before = termsOf(individual);
  const terms = Object.entries(before).filter(([name, value]) => {
    const wanted = sent[name as keyof typeof before];
    return wanted !== undefined && wanted !== value;
  });
  const isMoved =
    sent.Address && !(sent.Address.FullPostalCode === postalCode && sent.Address.CountyFips === countyFips);
  const changed = [
    ...terms.map(([name]) => name),
    ...(isMoved ? ['Address'] : []),
    ...(sent.Household ? ['Household'] : []),
  ];
  if (changed.length > 0) {
    throw new AppError(
      'RULE_BROKEN',
      FROM_MARKETPLACE,
      Object.fromEntries(changed.map((name) => [name, [FROM_MARKETPLACE]])),
    );
  }
}

/** Only what was sent. Cents of an income do not count: tax returns are in whole dollars. */
export const taxColumns = ({ Household, Ffm }: IndividualQuoteChange) => ({
  ...(Household !== undefined && {
    householdSize: Household?.Size ?? null,
    annualIncome: Household ? Math.round(Household.AnnualIncome) : null,
  }),
  ...(Ffm !== undefined && {
    electedAptcCents: Ffm ? centsFromDollars(Ffm.AptcElectedAmount) : null,
    electsMaximum: Ffm?.IsMaximum ?? false,
    electedReason: Ffm?.ElectedReason ?? null,
  }),
});

/** @throws RULE_BROKEN */
export function chosenName(sent: string | undefined, { name }: IndividualQuote): string {
  const problem = sent === undefined ? null : quoteNameProblem(sent, []);
  if (problem) {
    throw new AppError('RULE_BROKEN', problem, { Name: [problem] });
  }
  return sent?.trim() ?? name;
}
