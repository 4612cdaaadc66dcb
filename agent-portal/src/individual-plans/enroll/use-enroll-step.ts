import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { individualEnrollmentPath, isIndividualInEnrollment } from '#shared/individuals/individual-next-step';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { errorMessage, isCancelled } from '#web/http/api-error';
import { useGoOn } from '#web/shell/use-go-on';
import { queryClient } from '../../app/query-client.ts';
import type { PlanCart } from '../../components/plan-browser/cart/cart-facts.ts';
import type { CartStep } from '../../components/plan-browser/cart/CartPanel.tsx';
import { SETTLE_FIRST } from '../../components/plan-browser/selection/stored-selection.ts';
import { selectedPlansQuery } from '../../components/quote/quote-queries.ts';
import type { CreditControl } from '../credit/use-credit.ts';
import { enrollHousehold, householdQuery, reloadHousehold } from '../individual-plans-queries.ts';
import type { FullPriceDialogProps } from './FullPriceDialog.tsx';
import type { VerifyPlansDialogProps } from './VerifyPlansDialog.tsx';

interface EnrollStep {
  /** Null while there is no way on. */
  step: CartStep | null;
  /** What is to be verified before a marketplace quote moves on; null while nothing is. */
  verification: VerifyPlansDialogProps | null;
  /** What someone gives up who enrolls outside the marketplace; null where no credit is at stake. */
  fullPrice: FullPriceDialogProps | null;
  /** Why the enrollment could not be started. */
  failure: string | null;
  dismiss: () => void;
}

/** The way from the plans of a household to its enrollment. What is not stored yet is saved first, the tax credit on the slider too. */
export function useEnrollStep(quote: IndividualQuoteResponse, cart: PlanCart, credit: CreditControl): EnrollStep {
  const { estimate } = credit;
  const navigate = useNavigate();
  const [isWarned, setIsWarned] = useState(false);
  const { start, isStarting, ...verifying } = useStart(quote);
  const { selection, save, facts, saveBlockedBy } = cart;
  const enroll = async () => {
    if (!(await credit.settle())) {
      return;
    }
    const needsSaving = saveBlockedBy === null;
    if (needsSaving && !(await save.save(selection.ids))) {
      return;
    }
    if (quote.Individual.IsFfm) {
      verifying.verify();
    } else if (estimate && estimate.MaxAptc > 0) {
      setIsWarned(true);
    } else {
      // Whatever was saved has changed the quote's version.
      start(needsSaving || credit.isMoving ? null : quote);
    }
  };
  const isEnrolling = !quote.IsDeleted && isIndividualInEnrollment(quote.Status);
  const main = { name: 'enroll', isMain: true, blockedBy: null, isBusy: false } as const;
  const step: CartStep | null = isEnrolling
    ? { ...main, label: 'Go to enrollment', run: () => void navigate(individualEnrollmentPath(quote.Id)) }
    : cart.lock === null
      ? {
          ...main,
          label: 'Enroll',
          blockedBy: facts.selectionFixes.length > 0 ? SETTLE_FIRST : null,
          isBusy: isStarting || verifying.isReading,
          run: () => void enroll(),
        }
      : null;
  const fullPrice =
    isWarned && estimate
      ? {
          plans: selection.plans,
          maximum: estimate.MaxAptc,
          isBusy: isStarting,
          failure: verifying.failure,
          onConfirm: () => start(null),
          onClose: () => {
            setIsWarned(false);
            verifying.dismiss();
          },
        }
      : null;
  return { step, ...verifying, fullPrice, failure: fullPrice ? null : verifying.failure };
}

/** Starts the enrollment; at the marketplace, after what is stored was verified. */
function useStart(quote: IndividualQuoteResponse) {
  const goOn = useGoOn();
  const starting = useMutation({
    mutationFn: async (known: IndividualQuoteResponse | null) =>
      enrollHousehold(known ?? (await readHousehold(quote.Id)).Quote),
    onSuccess: () => {
      reloadHousehold(quote.Id);
      void goOn(individualEnrollmentPath(quote.Id), { state: { forced: true } });
    },
    onError: () => reloadHousehold(quote.Id),
  });
  const reading = useMutation({ mutationFn: () => readToVerify(quote.Id) });
  const failure = failureOf(starting.error ?? reading.error);
  const dismiss = () => {
    starting.reset();
    reading.reset();
  };
  const verified = reading.data;
  return {
    start: starting.mutate,
    isStarting: starting.isPending,
    verify: () => {
      starting.reset();
      reading.mutate();
    },
    isReading: reading.isPending,
    verification: verified
      ? {
          ...verified,
          isBusy: starting.isPending,
          failure,
          // The version that was shown: nobody enrolls with other amounts than they have verified.
          onConfirm: () => starting.mutate(verified.household.Quote),
          onClose: dismiss,
        }
      : null,
    failure: verified ? null : failure,
    dismiss,
  };
}

const failureOf = (error: unknown): string | null => (error && !isCancelled(error) ? errorMessage(error) : null);

const readHousehold = (quoteId: number) => queryClient.fetchQuery({ ...householdQuery(quoteId), staleTime: 0 });

/** As stored, with the rates that were quoted. */
async function readToVerify(quoteId: number) {
  const [household, { Plans }] = await Promise.all([
    readHousehold(quoteId),
    queryClient.fetchQuery({ ...selectedPlansQuery(quoteId), staleTime: 0 }),
  ]);
  return { household, plans: Plans };
}
