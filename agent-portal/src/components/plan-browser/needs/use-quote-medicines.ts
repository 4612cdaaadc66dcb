import { useMutation, useQuery } from '@tanstack/react-query';
import { counted } from '#shared/formats/text';
import type { Medicine, QuoteMedicine } from '#shared/medicines/medicine.record';
import { QUOTE_MEDICINES } from '#shared/medicines/quote-medicines.calls';
import { call, WITH_NOTICE } from '#web/http/calls';
import { queryClient } from '../../../app/query-client.ts';
import { quoteMedicinesQuery } from '../plan-browser-queries.ts';

export interface QuoteMedicines {
  list: readonly QuoteMedicine[];
  /** Null unless the medicines could not be read. */
  readAgain: (() => void) | null;
  add: (medicine: Medicine) => void;
  remove: (medicine: Medicine) => void;
}

const NOTHING: readonly QuoteMedicine[] = [];

/** The medicines that a client takes, stored with the quote as soon as they are added. */
export function useQuoteMedicines(quoteId: number, announce: (text: string) => void): QuoteMedicines {
  const read = quoteMedicinesQuery(quoteId);
  const { data = NOTHING, isError, refetch } = useQuery(read);
  const { mutate } = useMutation({
    // One after the other, so that the last answer is the newest.
    scope: { id: `medicines of ${quoteId}` },
    mutationFn: ({ to, medicine: { RxNormId } }: { to: 'add' | 'remove'; medicine: Medicine }) =>
      call(QUOTE_MEDICINES[to], { quoteId, body: { RxNormId } }, WITH_NOTICE),
    onSuccess: async (medicines, { to, medicine }) => {
      await queryClient.cancelQueries({ queryKey: read.queryKey });
      queryClient.setQueryData(read.queryKey, medicines);
      announce(`${medicine.Name} ${to === 'add' ? 'added' : 'removed'}. ${counted(medicines.length, 'medicine')}.`);
    },
  });
  return {
    list: data,
    readAgain: isError ? () => void refetch() : null,
    add: (medicine) => mutate({ to: 'add', medicine }),
    remove: (medicine) => mutate({ to: 'remove', medicine }),
  };
}
