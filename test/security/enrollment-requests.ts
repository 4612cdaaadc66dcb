import { buildAnswers } from '../support/shared/application-answers.ts';
import { NO_ADDRESS } from '../../shared/src/enrollment/members/household.ts';
import { enrollmentDetails } from '../support/demographics-builders.ts';
import { addressed, type BookRequest, type Facts } from './book-request.ts';

/** The enrollment of a group: requests of the book's owner. */
export const ENROLLMENT_REQUESTS: Record<string, (facts: Facts) => BookRequest> = {
  'GET /api/enrollment/:quoteId': ({ book }) => addressed(`/api/enrollment/${book.enrolling.id}`),
  'POST /api/enrollment/PostNewGroupEnrollment': ({ book }) =>
    addressed('/api/enrollment/PostNewGroupEnrollment', {
      ...buildAnswers(),
      QuoteId: book.enrolling.id,
      Version: 0,
    }),
  'GET /api/enrollment/Members/:quoteId': ({ book }) => addressed(`/api/enrollment/Members/${book.enrolling.id}`),
  'PUT /api/enrollment/Member/:quoteId': ({ book }) =>
    addressed(
      `/api/enrollment/Member/${book.enrolling.id}`,
      enrollmentDetails({ Id: book.enrollingMemberIds[0]!, Version: 1, FirstName: 'Orla', HomeAddress: NO_ADDRESS }),
    ),
  'PUT /api/enrollment/ConfirmDemographics/:quoteId': ({ book }) =>
    addressed(`/api/enrollment/ConfirmDemographics/${book.enrolling.id}`, { Confirmed: true }),
  'POST /api/enrollment/processExcelEnrollmentFile': ({ book }) =>
    addressed('/api/enrollment/processExcelEnrollmentFile', { quoteId: book.enrolling.id }),
  'GET /api/enrollment/Overview/:quoteId': ({ book }) => addressed(`/api/enrollment/Overview/${book.enrolling.id}`),
  'PUT /api/enrollment/Decide/:quoteId': ({ book: { enrolling } }) =>
    addressed(`/api/enrollment/Decide/${enrolling.id}`, { Decision: 'Approve', Version: enrolling.version }),
  'PUT /api/enrollment/Reply/:quoteId': ({ book: { enrolling } }) =>
    addressed(`/api/enrollment/Reply/${enrolling.id}`, { Text: 'It is uploaded.', Version: enrolling.version }),
  'POST /api/enrollment/UploadDocument/:quoteId/:docTypeId': ({ book }) =>
    addressed(`/api/enrollment/UploadDocument/${book.filed.id}/24`),
  'GET /api/enrollment/GetQuoteDocuments/:quoteId': ({ book }) =>
    addressed(`/api/enrollment/GetQuoteDocuments/${book.filed.id}`),
  'GET /api/enrollment/GetRequiredDocuments/:quoteId': ({ book }) =>
    addressed(`/api/enrollment/GetRequiredDocuments/${book.filed.id}`),
  'GET /api/enrollment/ViewQuoteDocument/:quoteId/:docId': ({ book }) =>
    addressed(`/api/enrollment/ViewQuoteDocument/${book.filed.id}/${book.filedDocId}`),
  'DELETE /api/enrollment/UnlinkDocument/:quoteId/:docId': ({ book }) =>
    addressed(`/api/enrollment/UnlinkDocument/${book.filed.id}/${book.filedDocId}`),
  'GET /api/enrollment/GetApplication/:quoteId': ({ book }) =>
    addressed(`/api/enrollment/GetApplication/${book.filed.id}`),
  'GET /api/enrollment/GetElectronicSignature/:quoteId': ({ book }) =>
    addressed(`/api/enrollment/GetElectronicSignature/${book.filed.id}`),
  'GET /api/enrollment/EmployerSignatures/:quoteId': ({ book }) =>
    addressed(`/api/enrollment/EmployerSignatures/${book.filed.id}`),
  'GET /api/enrollment/EmployerEmailDraft/:quoteId': ({ book }) =>
    addressed(`/api/enrollment/EmployerEmailDraft/${book.filed.id}`),
  'POST /api/enrollment/EmployerSignature/:quoteId': ({ book }) =>
    addressed(`/api/enrollment/EmployerSignature/${book.filed.id}`, { EmployerName: 'Grace Hopper' }),
  'PUT /api/enrollment/RevokeEmployerSignature/:linkId': ({ book }) =>
    addressed(`/api/enrollment/RevokeEmployerSignature/${book.employerLinkId}`),
  'GET /api/enrollment/Employees/:quoteId': ({ book }) => addressed(`/api/enrollment/Employees/${book.enrolling.id}`),
  'POST /api/enrollment/EmployeeLinks/:quoteId': ({ book }) =>
    addressed(`/api/enrollment/EmployeeLinks/${book.enrolling.id}`, {
      Employees: [{ MemberId: book.enrollingMemberIds[0]!, To: null }],
    }),
  'POST /api/enrollment/RemindEmployees/:quoteId': ({ book }) =>
    addressed(`/api/enrollment/RemindEmployees/${book.enrolling.id}`, { LinkIds: [book.employeeLinkId] }),
  'PUT /api/enrollment/WithdrawEmployeeLink/:linkId': ({ book }) =>
    addressed(`/api/enrollment/WithdrawEmployeeLink/${book.employeeLinkId}`),
  'POST /api/enrollment/SignElectronically': ({ book }) =>
    addressed('/api/enrollment/SignElectronically', {
      QuoteId: book.filed.id,
      SignedByName: 'Ada Agent',
      ApplicationEnteredConsent: true,
    }),
  'PUT /api/enrollment/SendBackToSignatureRequired': ({ book }) =>
    addressed('/api/enrollment/SendBackToSignatureRequired', { QuoteId: book.filed.id, GroupId: book.group.id }),
};
