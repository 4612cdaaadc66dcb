import { createContext, useContext } from 'react';
import type { ContractRenewalResponse } from '#shared/contract-renewals/contract-renewal.record';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import type { Viewer } from '../saving/census-form.ts';

interface CensusFacts {
  viewer: Viewer;
  /** As last stored; null before the first save. */
  quote: IndividualQuoteResponse | null;
  canEdit: boolean;
  /** The marketplace decided by people, place and enrollment: they are changed there. */
  isDecided: boolean;
  /** What the quote renews; null for another quote, and until it is loaded. */
  renewal: ContractRenewalResponse | null;
}

export const CensusContext = createContext<CensusFacts | null>(null);

/** What every part of the page knows about the quote. */
export function useCensusFacts(): CensusFacts {
  const facts = useContext(CensusContext);
  if (!facts) {
    throw new Error('A part of the individual census was rendered outside of it.');
  }
  return facts;
}
