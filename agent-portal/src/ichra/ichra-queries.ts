import { queryOptions } from '@tanstack/react-query';
import { ICHRA } from '#shared/ichra/ichra.calls';
import { query } from '#web/http/calls';

export const ichraQuery = (quoteId: number) =>
  queryOptions({ ...query(ICHRA.find, { quoteId }), queryKey: ['ichra', quoteId], refetchOnWindowFocus: false });
