import type { BookRequest } from './book-request.ts';
import type { Book } from './fixtures.ts';

const PATH = '/api/BobIndividual';
const searched = ({ srcAgentId }: Book) => ({ SearchItems: [{ Field: 'AGENT_ID', Terms: [srcAgentId] }] });

const posts = (base: string, ...names: string[]) => names.map((name) => `POST /api/${base}/${name}`);

/** Of people with a link: they consent, sign for their employer, or send what the marketplace waits for. */
export const OF_LINK_HOLDERS = [
  ...posts('agreement', 'Open', 'Agree', 'Decline'),
  ...posts(
    'employersignature',
    'Open',
    'Application',
    'Answers',
    'SaveAnswers',
    'ConfirmEligible',
    'NoteEligible',
    'Place',
    'Sign',
    'Decline',
  ),
  ...posts('proofs', 'Open', 'Add', 'Upload', 'Remove', 'Send'),
];

/** The individual book of an agent: whose it is, a contract in it, and a search of theirs. */
export const INDIVIDUAL_BOOK_REQUESTS: Record<string, (facts: { book: Book }) => BookRequest> = {
  'GET /api/renewals/ContractRenewalState/:contractId': ({ book }) => ({
    path: `/api/renewals/ContractRenewalState/${book.contractNumber}`,
  }),
  'GET /api/BobIndividual/Get': ({ book }) => ({ path: `${PATH}/Get?agentId=${book.srcAgentId}` }),
  'GET /api/BobIndividual/GetActions': ({ book }) => ({ path: `${PATH}/GetActions?agentId=${book.srcAgentId}` }),
  'GET /api/BobIndividual/GetYearChanges': ({ book }) => ({
    path: `${PATH}/GetYearChanges?agentId=${book.srcAgentId}`,
  }),
  'GET /api/followups': ({ book }) => ({ path: `/api/followups?agentId=${book.srcAgentId}` }),
  'PUT /api/followups/:followUpId/state': ({ book }) => ({
    path: `/api/followups/${book.followUpId}/state`,
    body: { State: 'Received', Version: 1 },
  }),
  'POST /api/followups/:followUpId/reminder': ({ book }) => ({ path: `/api/followups/${book.followUpId}/reminder` }),
  'POST /api/followups/:followUpId/links': ({ book }) => ({
    path: `/api/followups/${book.followUpId}/links`,
    body: { To: null },
  }),
  'POST /api/followups/links/:linkId/remind': ({ book }) => ({
    path: `/api/followups/links/${book.proofLinkId}/remind`,
  }),
  'PUT /api/followups/links/:linkId/withdraw': ({ book }) => ({
    path: `/api/followups/links/${book.proofLinkId}/withdraw`,
  }),
  'GET /api/followups/:followUpId/proofs/:proofId': ({ book }) => ({
    path: `/api/followups/${book.followUpId}/proofs/${book.proofId}`,
  }),
  'POST /api/BobIndividual/Search': ({ book }) => ({
    path: `${PATH}/Search`,
    body: { ...searched(book), SortItems: [{ Field: 'PHONE', Direction: 'ASC' }], PageSize: 5, FillAllPages: true },
  }),
  'POST /api/BobIndividual/Search.csv': ({ book }) => ({ path: `${PATH}/Search.csv`, body: searched(book) }),
  'GET /api/BobIndividual/GetSearchPage': ({ book }) => ({
    path: `${PATH}/GetSearchPage?paginationId=${book.bookSearch}&pageIndex=1&isMedicare=false`,
  }),
  'POST /api/BobIndividual/SearchContract': ({ book }) => ({
    path: `${PATH}/SearchContract`,
    body: { ContractId: book.contractNumber, AgentId: book.srcAgentId },
  }),
  'GET /api/BobIndividual/GetCanceledContracts': ({ book }) => ({
    path: `${PATH}/GetCanceledContracts?agentId=${book.srcAgentId}`,
  }),
  'GET /api/BobIndividual/GetCanceledContracts.csv': ({ book }) => ({
    path: `${PATH}/GetCanceledContracts.csv?agentId=${book.srcAgentId}`,
  }),
  'GET /api/BobIndividual/GetContractDetail/:contractId': ({ book }) => ({
    path: `${PATH}/GetContractDetail/${book.contractNumber}`,
  }),
  'POST /api/BobIndividual/UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day': ({ book }) => ({
    path: `${PATH}/UpdatePcp/${book.enterpriseId}/9000000001/${book.facetsId}/01-01-2027`,
  }),
  'POST /api/BobIndividual/UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day/:existingPatient': ({ book }) => ({
    path: `${PATH}/UpdatePcp/${book.enterpriseId}/9000000001/${book.facetsId}/01-01-2027/true`,
  }),
  'POST /api/BobIndividual/NoteCall/:contractId': ({ book }) => ({
    path: `${PATH}/NoteCall/${book.contractNumber}`,
    body: { Topic: 'PastDue', Outcome: 'MessageLeft' },
  }),
  'POST /api/BobIndividual/TakeBackCall/:contractId/:callId': ({ book }) => ({
    path: `${PATH}/TakeBackCall/${book.contractNumber}/${book.callId}`,
  }),
  'GET /api/BobIndividual/PrepareInvoice/:facetsId/:invoiceId': ({ book }) => ({
    path: `${PATH}/PrepareInvoice/${book.facetsId}/${book.invoiceNumber}`,
  }),
  'GET /api/BobIndividual/GetInvoicePdf/:facetsId/:invoiceId': ({ book }) => ({
    path: `${PATH}/GetInvoicePdf/${book.facetsId}/${book.invoiceNumber}`,
  }),
  'GET /api/BobIndividual/ReturnPDF/:facetsId/:invoiceId': ({ book }) => ({
    path: `${PATH}/ReturnPDF/${book.facetsId}/${book.invoiceNumber}`,
  }),
};
