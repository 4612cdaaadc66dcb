import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { underCredit } from '#shared/plans/net-premium-of';
import type { Plan } from '#shared/plans/plan.record';
import { errorMessage, mayWorkLater } from '#web/http/api-error';
import { type SaveState, useSaveState } from '#web/records/use-save-state';
import { subsidyQuery } from '../../components/tax-credit/subsidy-queries.ts';
import { appliedCredit } from '../household/household-terms.ts';
import { newestQuote, reloadHousehold, showQuote } from '../individual-plans-queries.ts';
import { type Credit, estimateQuestion, saveCredit } from './save-credit.ts';

/** How long the slider rests before its amount is saved. */
const PAUSE_MS = 700;

/** The estimated tax credit of a household's quote, and the amount that is elected of it. */
export interface CreditControl {
  /** With the amount on the slider, which is saved once that rests. */
  household: IndividualEnrollmentResponse;
  /** Undefined while it is not known, and where nothing is estimated. */
  estimate: SubsidyResponse | undefined;
  /** Why nothing is estimated. */
  failure: Error | null;
  /** Taken off the premiums, dollars a month; null without an estimate. */
  applied: number | null;
  /** @param dollars a month; as much as there is stays that when the income changes */
  elect: (dollars: number) => void;
  /** The slider shows what is not saved yet. */
  isMoving: boolean;
  /** Saves at once what the slider shows. @returns whether it is stored */
  settle: () => Promise<boolean>;
  save: SaveState;
  /** Why the amount was not saved. */
  refusal: string | null;
}

export function useCredit(household: IndividualEnrollmentResponse): CreditControl {
  const { data: estimate, error } = useQuery(subsidyQuery(estimateQuestion(household)));
  const { elected, ...election } = useElection(household, estimate);
  const shown = useMemo(
    () =>
      elected === null
        ? household
        : { ...household, Quote: { ...household.Quote, Ffm: { ...household.Quote.Ffm, ...elected } as Credit } },
    [household, elected],
  );
  return {
    ...election,
    household: shown,
    estimate,
    failure: error,
    applied: estimate && shown.Quote.Ffm ? appliedCredit(shown.Quote.Ffm, estimate) : null,
    isMoving: elected !== null,
  };
}

/** The plans at the prices that this much tax credit leaves: at once, while the slider moves. */
export function usePlansUnder(given: number | null, offered: readonly Plan[]): readonly Plan[] {
  // The slider does not wait for a long list.
  const applied = useDeferredValue(given);
  return useMemo(
    () => (applied === null ? offered : offered.map((plan) => underCredit(plan, centsFromDollars(applied)))),
    [applied, offered],
  );
}

/** The amount on the slider: null while it is the stored one. */
function useElection({ Quote }: IndividualEnrollmentResponse, estimate: SubsidyResponse | undefined) {
  const [moved, setMoved] = useState<number | null>(null);
  const { state, track } = useSaveState();
  const maximum = estimate?.MaxAptc ?? 0;
  const { mutateAsync, isPending, isError, error, variables } = useMutation({
    mutationFn: (dollars: number) =>
      track(() => saveCredit(newestQuote(Quote), { household: Quote.Household!, elected: electing(dollars, maximum) })),
    onSuccess: (answer, dollars) => {
      showQuote(answer);
      setMoved((now) => (now === dollars ? null : now));
      reloadHousehold(Quote.Id);
    },
    onError: (refusal) => {
      if (!mayWorkLater(refusal)) {
        setMoved(null);
        reloadHousehold(Quote.Id);
      }
    },
  });
  const underWay = useRef<Promise<boolean>>(null);
  const store = useCallback(
    (dollars: number): Promise<boolean> =>
      (underWay.current = mutateAsync(dollars).then(
        () => true,
        () => false,
      )),
    [mutateAsync],
  );
  const isUnsaved = moved !== null && !isPending && !(isError && variables === moved);
  useEffect(() => {
    if (!isUnsaved) {
      return;
    }
    const rest = setTimeout(() => void store(moved), PAUSE_MS);
    return () => clearTimeout(rest);
  }, [isUnsaved, moved, store]);
  const saveOnLeaving = useEffectEvent(() => isUnsaved && store(moved));
  useEffect(() => () => void saveOnLeaving(), []);
  const settle = async (): Promise<boolean> => {
    const last = isPending ? await underWay.current : null;
    return moved === null || (last !== null && variables === moved) ? last !== false : store(moved);
  };
  const elected = useMemo(() => (moved === null ? null : electing(moved, maximum)), [moved, maximum]);
  const retry = moved === null ? null : () => void store(moved);
  return {
    elected,
    elect: (dollars: number) => setMoved(dollarsFromCents(Math.round(dollars * 100))),
    settle,
    save: state.kind === 'failed' ? { ...state, retry } : state,
    refusal: error && !mayWorkLater(error) && moved === null ? errorMessage(error) : null,
  };
}

/** All of an estimate is "as much as is estimated". */
const electing = (dollars: number, maximum: number): Pick<Credit, 'AptcElectedAmount' | 'IsMaximum'> => ({
  AptcElectedAmount: dollars,
  IsMaximum: dollars >= maximum,
});
