import { useMutation, useQuery } from '@tanstack/react-query';
import { counted } from '#shared/formats/text';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import { QUOTE_DOCTORS } from '#shared/providers/quote-doctors.calls';
import { call, WITH_NOTICE } from '#web/http/calls';
import { queryClient } from '../../../app/query-client.ts';
import { quoteDoctorsQuery } from '../plan-browser-queries.ts';

export interface QuoteDoctors {
  list: readonly QuoteDoctor[];
  /** Around which doctors are searched first. */
  zip: string | null;
  /** Null unless the doctors could not be read. */
  readAgain: (() => void) | null;
  add: (doctor: Pick<QuoteDoctor, 'PCPId' | 'Name'>) => void;
  remove: (doctor: Pick<QuoteDoctor, 'PCPId' | 'Name'>) => void;
}

interface QuoteDoctorsGiven {
  quoteId: number;
  zip: string | null;
  announce: (text: string) => void;
}

const NOBODY: readonly QuoteDoctor[] = [];

/** The doctors whom a client wants to keep, stored with the quote as soon as they are added. */
export function useQuoteDoctors({ quoteId, zip, announce }: QuoteDoctorsGiven): QuoteDoctors {
  const read = quoteDoctorsQuery(quoteId);
  const { data = NOBODY, isError, refetch } = useQuery(read);
  const { mutate } = useMutation({
    // One after the other, so that the last answer is the newest.
    scope: { id: `doctors of ${quoteId}` },
    mutationFn: ({ to, doctor }: { to: 'add' | 'remove'; doctor: Pick<QuoteDoctor, 'PCPId' | 'Name'> }) =>
      call(QUOTE_DOCTORS[to], { quoteId, id: doctor.PCPId }, WITH_NOTICE),
    onSuccess: async (doctors, { to, doctor }) => {
      await queryClient.cancelQueries({ queryKey: read.queryKey });
      queryClient.setQueryData(read.queryKey, doctors);
      announce(`${doctor.Name} ${to === 'add' ? 'added' : 'removed'}. ${counted(doctors.length, 'doctor')}.`);
    },
  });
  return {
    list: data,
    zip,
    readAgain: isError ? () => void refetch() : null,
    add: (doctor) => mutate({ to: 'add', doctor }),
    remove: (doctor) => mutate({ to: 'remove', doctor }),
  };
}
