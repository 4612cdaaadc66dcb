import { isoDate } from '#shared/dates/iso-date';
import { impactRequest } from './impact-request.ts';
import type { RuleForm } from '../rule-form.ts';

const start: RuleForm = {
  Key: 'MaxEmployeeAge',
  Value: '99',
  Description: 'Oldest age.',
  EffectiveDate: '2014-01-01',
  TermDate: '',
  QuoteEffectiveStartDate: '',
  QuoteEffectiveEndDate: '',
};
const other = {
  effectiveDate: isoDate('2013-01-01'),
  termDate: isoDate('2013-12-31'),
  quoteEffectiveStartDate: null,
  quoteEffectiveEndDate: null,
};
const ask = (changes: Partial<RuleForm>, id: number | undefined = 7) =>
  impactRequest({ ...start, ...changes }, { source: 0, id, start, others: [other] });

describe('what the server is asked about a form', () => {
  it('is the request of saving, without the description', () => {
    expect(ask({ Value: '80', Description: 'In other words.' })).toEqual({
      Id: 7,
      Key: 'MaxEmployeeAge',
      Value: '80',
      Description: '',
      EffectiveDate: '2014-01-01',
      TermDate: null,
      QuoteEffectiveStartDate: null,
      QuoteEffectiveEndDate: null,
      ConfigSource: 0,
    });
  });

  it('is asked of a new rule whatever it holds', () => {
    expect(impactRequest(start, { source: 0, start, others: [other] })).toMatchObject({ Key: 'MaxEmployeeAge' });
  });

  it.each([
    ['nothing is changed', {}],
    ['only the description is another', { Description: 'In other words.' }],
    ['the value is of another type', { Value: 'old' }],
    ['the first day is missing', { EffectiveDate: '' }],
    ['a day is not finished', { TermDate: '12/' }],
    ['the last day is before the first', { TermDate: '2013-12-31' }],
    ['the days overlap with another rule', { EffectiveDate: '2013-12-31' }],
  ])('is nothing while %s', (_when, changes) => {
    expect(ask(changes)).toBeNull();
  });
});
