import { addressed, type BookRequest, type Facts } from './book-request.ts';

/** What is kept with a quote beside its plans. */
export const KEPT_REQUESTS: Record<string, (facts: Facts) => BookRequest> = {
  'GET /api/plan/GetDoctors/:quoteId': ({ book }) => addressed(`/api/plan/GetDoctors/${book.quoted.id}`),
  'PUT /api/plan/PutDoctor/:quoteId/:id': ({ book }) => addressed(`/api/plan/PutDoctor/${book.quoted.id}/9000000001`),
  'DELETE /api/plan/RemoveDoctor/:quoteId/:id': ({ book }) =>
    addressed(`/api/plan/RemoveDoctor/${book.quoted.id}/9000000001`),
  'GET /api/plan/GetMedicines/:quoteId': ({ book }) => addressed(`/api/plan/GetMedicines/${book.quoted.id}`),
  'PUT /api/plan/PutMedicine/:quoteId': ({ book }) =>
    addressed(`/api/plan/PutMedicine/${book.quoted.id}`, { RxNormId: 99_000_001 }),
  'PUT /api/plan/RemoveMedicine/:quoteId': ({ book }) =>
    addressed(`/api/plan/RemoveMedicine/${book.quoted.id}`, { RxNormId: 99_000_001 }),
};
