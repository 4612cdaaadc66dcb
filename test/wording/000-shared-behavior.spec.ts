import { BOOK_CSV_NAME } from '../../backend/src/book/books/book-csv.ts';
import { GROUP_BOOK_COLUMNS } from '../../backend/src/book/groups/group-book-csv.ts';
import { ROUTE_FAILED, ROUTE_RETRY, SERVER_ERROR } from '../../shared/src/answers/answer-outcome.ts';
import { shownEffectiveDate } from '../../shared/src/book-of-business/books.ts';
import { RULE_KEYS } from '../../shared/src/business-rules/rule-catalogue.ts';
import { BIRTHDATE_IN_FUTURE } from '../../shared/src/census/age-rules.ts';
import { COVERAGE_STATUSES, RELATIONSHIPS } from '../../shared/src/census/census-codes.ts';
import { duplicateRecords, invalidAtRow, NO_RECORDS } from '../../shared/src/census/import/import-fields.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import * as signing from '../../shared/src/enrollment/signing.ts';
import { formatCents, NO_AMOUNT } from '../../shared/src/formats/currency.ts';
import { formatPhone, formatPhoneInput } from '../../shared/src/formats/phone.ts';
import { formatSsn } from '../../shared/src/formats/ssn.ts';
import { formatZip } from '../../shared/src/formats/zip.ts';
import { DEDUCTIBLE_BANDS, DEDUCTIBLE_TYPES, PLAN_CATEGORIES } from '../../shared/src/plans/plan-facets.ts';
import { METAL_TIERS, NETWORK_TYPES, PLAN_KINDS } from '../../shared/src/plans/plan-codes.ts';
import * as pcp from '../../shared/src/providers/pcp-search.ts';
import { PCP_NOT_ACCEPTING, PCP_NOT_VALID } from '../../shared/src/providers/pcp-validity.ts';
import { ENROLLMENT_FAILED } from '../../shared/src/quotes/enrollment-status.ts';
import { QUOTE_STATUS_ID } from '../../shared/src/quotes/quote-status.ts';
import { CSRF_HEADER, csrfToken } from '../../shared/src/session/csrf-token.ts';
import { IDLE_LIMIT_MS, IDLE_WARNING_MS, SESSION_REFRESH_MS } from '../../shared/src/session/idle-clock.ts';
import { itHas, itLists, itSays } from './sentences.ts';

describe('what document 000, shared behavior, says word for word', () => {
  itSays([
    [3, 'bobData.csv', BOOK_CSV_NAME],
    [5, 'Birthdate cannot be in the future', BIRTHDATE_IN_FUTURE],
    [5, 'Member ZIP code required for PCP search', pcp.pcpZipProblem(null) ?? undefined],
    [5, 'Please enter valid name or choose PRPR Id to search', pcp.pcpNameProblem('12345') ?? undefined],
    [5, 'Please enter valid provider ID to search', pcp.pcpIdProblem('123456789') ?? undefined],
    [5, 'Postal code required to find a PCP', pcp.PCP_BUTTON_WITHOUT_ZIP],
    [7, 'X-PQ-XSRF-TOKEN', CSRF_HEADER],
    [8, 'Server error, please try again.', SERVER_ERROR],
    [8, 'Error retrieving requested data, giving it another try...', ROUTE_RETRY],
    [8, 'Something went wrong. Please try again. If the issue persists, please notify the help desk.', ROUTE_FAILED],
    [8, 'PCP not accepting new patients. Please verify the member is a patient.', PCP_NOT_ACCEPTING],
    [8, 'No providers found for the given provider ID', pcp.NO_PROVIDER_WITH_ID],
    [8, 'An error occurred while searching the providers, please try again.', pcp.PROVIDER_ID_SEARCH_FAILED],
    [8, 'There was an error searching for providers', pcp.PROVIDER_SEARCH_FAILED],
    [8, 'No providers could be found with the name Larsen', pcp.noProviderNamed('Larsen')],
    [8, 'No providers could be found for this member', pcp.NO_PROVIDER_FOR_MEMBER],
    [
      8,
      'The provider selected is not valid with the member demographics and/or plan selected. Please choose a new provider',
      PCP_NOT_VALID,
    ],
    [8, 'Enrollment successfully submitted.', signing.ENROLLMENT_SUBMITTED],
    [8, 'This quote has already been submitted.', signing.ALREADY_SUBMITTED],
    [8, 'An error occurred and the enrollment could not be completed. Please retry submission.', ENROLLMENT_FAILED],
    [8, 'There were no records to upload. Please populate your census document and load again.', NO_RECORDS],
    [9, '(616) 555-0123', formatPhone('6165550123')],
    [5, '(616)555-0123', formatPhoneInput('6165550123')],
    [9, '219-09-9999', formatSsn('219099999')],
    [9, '49503-1234', formatZip('495031234')],
    [9, '($12.50)', formatCents(-1250)],
    [9, '$1,234.00', formatCents(123_400)],
    [9, 'NA', NO_AMOUNT],
  ]);

  it('section 7: the cookie is PQ-XSRF-TOKEN', () => {
    expect(csrfToken('other=1; PQ-XSRF-TOKEN=token')).toBe('token');
  });

  it('section 2: the renewal date stands for the placeholder “Jan 01, 0001”', () => {
    expect(shownEffectiveDate({ LastEffectiveDate: 'Jan 01, 0001', RenewalDate: isoDate('2027-04-01') })).toBe(
      '4/1/2027',
    );
  });

  it.each([
    ['Missing or invalid census info at a row', 'Missing or invalid census info at row 7.', invalidAtRow(7, '')],
    ['Duplicate records at rows X and Y', 'Duplicate records at rows 3 and 9.', duplicateRecords(3, 9)],
  ])('section 8: “%s”', (_documented, beginning, said) => {
    expect(said.slice(0, beginning.length)).toBe(beginning);
  });

  it('section 9: the limits of a session', () => {
    expect([IDLE_LIMIT_MS, IDLE_WARNING_MS, SESSION_REFRESH_MS]).toEqual([1_500_000, 30_000, 120_000]);
  });

  it('section 9: the limits of a search for providers', () => {
    expect([pcp.NAMED_SEARCH_MILES, pcp.AUTO_ASSIGN_MILES, pcp.PROVIDERS_PER_PAGE]).toEqual([250, 30, 5]);
  });

  it('section 3: the columns of the group CSV, in their order', () => {
    expect(GROUP_BOOK_COLUMNS.map(([heading]) => heading)).toEqual([
      'Group number',
      'Group name',
      'Phone',
      'Effective date',
      'Status',
      'Email',
    ]);
  });

  itHas(5, ['Employee', 'Child', 'Spouse', 'DomesticPartner'], [...RELATIONSHIPS, 'Employee']);
  itHas(5, ['Waive', 'Enroll'], COVERAGE_STATUSES);
  itHas(9, ['Platinum', 'Gold', 'Silver', 'Bronze'], METAL_TIERS);
  itHas(9, ['HMO', 'POS', 'PPO'], NETWORK_TYPES);
  itHas(9, ['Standard', 'Value', 'HSA', 'HRA', 'HBC', 'Extras'], PLAN_KINDS);
  itHas(9, ['$0-$500', '$501-$1500', '$1501-$3000', '$3001+'], DEDUCTIBLE_BANDS);
  itLists(9, ['Integrated Med/Rx', 'Med only'], DEDUCTIBLE_TYPES);
  itLists(9, ['Small group', 'Small group shop', 'Dental'], PLAN_CATEGORIES);

  it.each([
    ['Quoting', 2],
    ['Enrolling', 4],
    ['Complete', 5],
    ['Rejected', 10],
    ['PaymentPending', 12],
    ['FailedEnrollment', 13],
  ] as const)('section 4: %s is %i', (status, id) => {
    expect(QUOTE_STATUS_ID[status]).toBe(id);
  });

  itHas(
    3,
    [
      'DownTimeBannerMessage',
      'IndividualBookOfBusinessRetirementDate',
      'OpenEnrollmentStartDate',
      'OpenEnrollmentEndDate',
      'OEPQuotingOnlyBegins',
      'OEPQuotingOnlyEnds',
      'OEPContractRenewalBegin',
      'OEPContractRenewalEnd',
      'FFMStartDate',
      'FFMEndDate',
      'SmallGroupDisclaimerStartDate',
      'SmallGroupDisclaimerEndDate',
      'AllowSpecialEnrollmentsForAgents',
      'OverrideCreateQuoteToTestRates',
      'CovidSEPStartDate',
      'CovidSEPEndDate',
      'DisableForExternalAgentFlag',
      'SmallGroupInternalExtraRange',
      'MinimumEmployeesForSuite',
    ],
    RULE_KEYS,
  );
});
