import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PAYMENT_RETURNS, type PaymentReturn } from '#shared/payments/hand-off';

const NAME = 'payment';

/** How the browser came back from the payment page; null: it did not. Removed from the address, or a reload would say it again. */
export function usePaymentReturn(): PaymentReturn | null {
  const [search, setSearch] = useSearchParams();
  const [returned] = useState(() => PAYMENT_RETURNS.find((each) => each === search.get(NAME)) ?? null);
  const isInAddress = search.has(NAME);
  useEffect(() => {
    if (isInAddress) {
      setSearch(
        (before) => {
          before.delete(NAME);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    }
  }, [isInAddress, setSearch]);
  return returned;
}
