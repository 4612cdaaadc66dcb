import { DATE_INVALID } from '#shared/formats/auto-date';
import { TAX_ID_NINE_DIGITS } from '#shared/formats/tax-id';
import { ZIP_INVALID } from '#shared/formats/zip';
import {
  criteriaProblems,
  givenCriteria,
  MORE_CRITERIA,
  QUOTE_ID_NUMBER,
  searchProblem,
} from '#shared/search/group-criteria';

describe('givenCriteria', () => {
  it('removes empty ones and trims the others', () => {
    expect(givenCriteria({ GroupName: ' Acme ', TaxId: '', GroupNumber: '  ' })).toEqual({ GroupName: 'Acme' });
  });
});

describe('searchProblem', () => {
  it.each([
    [{}, MORE_CRITERIA],
    [{ GroupName: '  ', AgentLastName: '' }, MORE_CRITERIA],
    [{ AgentLastName: 'A' }, null],
    [{ QuoteId: '7' }, null],
  ])('%j: %s', (criteria, message) => {
    expect(searchProblem(criteria)).toBe(message);
  });
});

describe('criteriaProblems', () => {
  it.each([
    ['TaxId', '38-1234567', null],
    ['TaxId', '381234567', null],
    ['TaxId', '38-123456', TAX_ID_NINE_DIGITS],
    ['QuoteId', '1', null],
    ['QuoteId', '999999999', null],
    ['QuoteId', '1000000000', QUOTE_ID_NUMBER],
    ['QuoteId', '0', QUOTE_ID_NUMBER],
    ['QuoteId', '1e3', QUOTE_ID_NUMBER],
    ['PostalCode', '49503', null],
    ['PostalCode', '49503-1234', null],
    ['PostalCode', '4950', ZIP_INVALID],
    ['RenewalDate', '1/1/2027', null],
    ['RenewalDate', '2027-01-01', null],
    ['RenewalDate', '2027-02-29', DATE_INVALID],
    ['GroupName', '%', null],
  ])('%s %j: %s', (name, text, message) => {
    expect(criteriaProblems({ [name]: text })).toEqual(message ? { [name]: [message] } : {});
  });
});
