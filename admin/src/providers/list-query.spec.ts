import { listAddress, listRequest, totalOf } from './list-query.ts';

const query = (address: string) => Object.fromEntries(new URL(address, 'https://own.invalid').searchParams);

describe('listAddress', () => {
  it('writes page, sort and filter as the API reads them', () => {
    const address = listAddress('/api/rules', {
      pagination: { page: 3, perPage: 10 },
      sort: { field: 'Key', order: 'DESC' },
      filter: { q: 'a&b' },
    });
    expect(query(address)).toEqual({ filter: '{"q":"a&b"}', range: '[20,29]', sort: '["Key","DESC"]' });
  });

  it('goes on behind what the path asks already', () => {
    expect(query(listAddress('/api/rules?all=true', {}))).toEqual({ all: 'true', filter: '{}' });
  });

  it.each([
    [100, '[0,99]'],
    [101, undefined],
  ])('asks for %i rows with range %s', (perPage, range) => {
    expect(query(listAddress('/api/rules', { pagination: { page: 1, perPage } }))['range']).toBe(range);
  });
});

describe('listRequest', () => {
  const named = { filter: { q: 'Orla Larsen' }, pagination: { page: 1, perPage: 10 } };

  it('keeps a filter that may name people out of the address', () => {
    const { method, path, body } = listRequest('/api/errors?isErrorReport=true', named, true);
    expect([method, query(path), body]).toEqual([
      'POST',
      { isErrorReport: 'true', range: '[0,9]' },
      { Filter: { q: 'Orla Larsen' } },
    ]);
  });

  it('asks for everything with a body all the same', () => {
    expect(listRequest('/api/errors.csv', {}, true)).toEqual({
      ...{ method: 'POST', path: '/api/errors.csv', body: { Filter: {} } },
    });
  });

  it('reads any other list by its address alone', () => {
    expect(listRequest('/api/rules', named)).toEqual({ path: listAddress('/api/rules', named) });
  });
});

describe('totalOf', () => {
  it.each([
    [{ 'Content-Range': 'GetBusinessRules 0-9/57' }, 57],
    [{ 'Content-Range': 'GetBusinessRules 0-0/0' }, 0],
    [{ 'Content-Range': 'GetBusinessRules 0-9/*' }, null],
    [{}, null],
  ])('of %j is %s', (headers, total) => {
    expect(totalOf(new Headers(headers as Record<string, string>))).toBe(total);
  });
});
