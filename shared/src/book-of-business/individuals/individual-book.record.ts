import {
  DEFAULT_PAGE_SIZE,
  MOST_FILLED,
  SEARCH_FIELDS,
  SORT_DIRECTIONS,
  SORT_FIELDS,
} from '#shared/book-of-business/individuals/search-fields';
import { formatPhone } from '#shared/formats/phone';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  flag,
  listOf,
  nested,
  optional,
  orNull,
  requiredFlag,
  text,
  whole,
  phone,
} from '#shared/records/kinds';

const NAME = record({ First: text('First name', { example: 'Ada' }), Last: text('Last name', { example: 'Byron' }) });

/** Dollars. null = nothing was billed. */
const CURRENT_INVOICE = record({
  InvoiceStatus: text('Invoice status', { about: "The carrier's word.", example: 'Open' }),
  DueDate: day('Due date'),
  TotalAmountDue: dollars('Amount due'),
  CurrentSuspense: described(dollars('In suspense'), 'Paid, and not booked on an invoice yet.'),
});

const ADDRESS = record({
  AddressLine1: text('Address'),
  AddressLine2: text('Address line 2'),
  City: text('City'),
  StateCode: text('State', { example: 'MI' }),
  PostalCode: text('ZIP', { example: '49503' }),
});

/** Spec 000 section 3, "Agent". */
const BOOK_AGENT = record({
  SrcAgentId: text('Agent number', { example: 'A1001' }),
  Name: nested('Agent', NAME),
});

/** A contract in an agent's book. Spec 000 section 3, "Individual BOB record". */
export const INDIVIDUAL_BOOK_RECORD = record('BookRecordAnswer', {
  ContractId: text('Contract number', { example: 'C1000042' }),
  Name: described(nested('Name', NAME), 'Of the subscriber.'),
  DateOfBirth: day('Date of birth'),
  Phone: phone('Phone'),
  EffectiveDate: day('Effective date'),
  OriginalEffectiveDate: day('Original effective date'),
  IsActive: requiredFlag('Active', 'Active today: neither canceled nor past its last day.'),
  PaidToDate: orNull(day('Paid to Date')),
  CurrentInvoice: orNull(nested('Current invoice', CURRENT_INVOICE)),
  PlanName: text('Plan', { about: "'' for none." }),
  DentalPlanName: text('Dental plan', { about: "'' for none." }),
  Email: text('Email', { about: "'' for none." }),
  Address: nested('Address', ADDRESS),
  Agent: nested('Agent', BOOK_AGENT),
  CsrLevelDescription: text('Cost-sharing reduction', { about: "'' for standard costs.", example: '87%' }),
  FromFFM: requiredFlag('From the marketplace'),
  LatestAptc: described(orNull(dollars('Tax credit')), 'Dollars a month; null for none.'),
  TerminationDate: described(
    orNull(day('Last day')),
    'Beyond the specification: the last day of coverage; null = open.',
  ),
  IsVoid: requiredFlag('Void', 'Beyond the specification: canceled as if it had never been.'),
  IsMedicare: requiredFlag('Medicare', 'Beyond the specification.'),
});

/** A longer text is no search, and a list of many is a job for the file. */
const MOST_TERM = 100;
const MOST_TERMS = 5;
const MOST_ITEMS = 10;

/** A criterion; a contract must meet each. */
const SEARCH_ITEM = record({
  Field: code('Field', SEARCH_FIELDS),
  Terms: described(
    listOf('Terms', text('Term', { max: MOST_TERM, problem: () => null }), { least: 1, most: MOST_TERMS }),
    'Beginnings of texts, days, or amounts, of which a contract meets one; with Ranged the first and the last day or amount.',
    ['byron'],
  ),
  Ranged: flag('Ranged'),
});

const SORT_ITEM = record({ Field: code('Field', SORT_FIELDS), Direction: code('Direction', SORT_DIRECTIONS) });

const FOR_MEDICARE = flag('For Medicare', { about: 'The Medicare book; otherwise the other one.' });

const SEARCHED = {
  ForMedicare: FOR_MEDICARE,
  SearchItems: described(
    { ...listOf('Search', nested('Criterion', SEARCH_ITEM), { most: MOST_ITEMS }), fallback: [] },
    'At most 10 terms together. AGENT_ID names the agent whose book it is, for those who pick one.',
  ),
};

/** Body of the file: everything that matches. */
export const BOOK_TO_EXPORT = record('BookToExport', SEARCHED);

/** Spec 000 section 3, "Individual search request"; its defaults section 9. */
export const INDIVIDUAL_SEARCH = record('IndividualSearchBody', {
  ...SEARCHED,
  PageSize: { ...whole('Page size', { min: 1, max: 100, example: 10 }), fallback: DEFAULT_PAGE_SIZE },
  PageIndex: { ...whole('Page', { min: 1, max: 1_000_000, about: 'From 1.', example: 1 }), fallback: 1 },
  FillAllPages: flag('All pages', { about: `All pages instead of one, up to ${MOST_FILLED} contracts.` }),
  SortItems: described(
    { ...listOf('Order', nested('Order', SORT_ITEM), { most: 1 }), fallback: [] },
    'At most one: the pages of a large book are read in its order. Left out: PAYMENT_DUE_DATE, DESC.',
  ),
});

const PAGE_OF_BOOK = record({
  PageIndex: described(count('Page'), 'From 1.'),
  Records: listOf('Contracts', nested('Contract', INDIVIDUAL_BOOK_RECORD)),
});

const PAGESET = {
  PageCount: count('Pages'),
  RecordCount: described(count('Contracts'), 'Beyond the specification: how many contracts match, on all pages.'),
  PageSize: count('Page size'),
  PagesetGuid: text('Search', {
    about: 'With it GetSearchPage answers the other pages, to this user and for 30 minutes.',
    example: '6f1c2a9e-3d55-4b1c-9a53-0c1f5b7e8d24',
  }),
};

/** Answer of POST /api/BobIndividual/Search. */
export const SEARCH_RESULT = record('SearchResultAnswer', {
  ...PAGESET,
  Pages: listOf('Pages', nested('Page', PAGE_OF_BOOK)),
});

/** Answer of GET /api/BobIndividual/Get and GetSearchPage: one page. */
export const SEARCH_PAGE = record('SearchPageAnswer', { ...PAGESET, ...PAGE_OF_BOOK });

const AGENT_NUMBER = described(
  optional(text('Agent', { max: 20 })),
  'SrcAgentId of the agent. Agent admins and internal staff must name one; general agents may; others see only their own book.',
  'A1001',
);

/** Body of POST /api/BobIndividual/SearchContract: a number, or first name, last name and phone. Individuals, decision 24. */
export const SPECIFIC_CONTRACT = record('SpecificContractBody', {
  ForMedicare: FOR_MEDICARE,
  ContractId: optional(text('Contract number', { max: 40, problem: () => null })),
  FirstName: optional(text('First name', { max: MOST_TERM, problem: () => null })),
  LastName: optional(text('Last name', { max: MOST_TERM, problem: () => null })),
  Phone: optional(text('Phone', { max: MOST_TERM, problem: () => null, shown: formatPhone })),
  AgentId: AGENT_NUMBER,
});

const booleanText = (label: string) => optional(code(label, ['true', 'false'] as const));
/** Blank is refused: it must not open the user's own book. */
const agentId = { ...AGENT_NUMBER, stored: (value: unknown) => value };

/** Query of GET /api/BobIndividual/Get. */
export const BOOK_QUERY = record({ medicare: booleanText('Medicare'), agentId });

/** Query of GET /api/BobIndividual/GetCanceledContracts.csv. */
export const CANCELED_FILTER = record({
  agentId,
  medicare: described(booleanText('Medicare'), 'Beyond the specification: left out, the void contracts of both books.'),
});

/** Query of GET /api/BobIndividual/GetCanceledContracts. */
export const CANCELED_QUERY = record({
  ...CANCELED_FILTER,
  range: described(
    optional(text('Range', { problem: () => null })),
    'JSON: [first, last], at most 100 contracts; left out: the first 1,000.',
    '[0,9]',
  ),
});

/** Query of GET /api/BobIndividual/GetSearchPage. */
export const SEARCH_PAGE_QUERY = record({
  paginationId: text('Search', { max: 36 }),
  pageIndex: text('Page', { problem: (typed) => (/^[1-9]\d{0,6}$/.test(typed) ? null : 'Page must be 1 or more.') }),
  isMedicare: booleanText('Medicare'),
});

export type BookRecord = Wire<typeof INDIVIDUAL_BOOK_RECORD>;
export type SearchItem = Wire<typeof SEARCH_ITEM>;
export type IndividualSearch = Wire<typeof INDIVIDUAL_SEARCH>;
export type IndividualSearchRequest = Sent<typeof INDIVIDUAL_SEARCH>;
export type SearchResult = Wire<typeof SEARCH_RESULT>;
export type SearchPage = Wire<typeof SEARCH_PAGE>;
export type SpecificContract = Wire<typeof SPECIFIC_CONTRACT>;
