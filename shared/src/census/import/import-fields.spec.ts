import { missingFields } from '#shared/census/import/import-fields';
import type { ImportField } from '#shared/persons/import/file-columns';

const columns = (...fields: (ImportField | null)[]) => fields.map((Field) => ({ Field }));

describe('missingFields', () => {
  it.each([
    [
      'names what a census cannot do without',
      columns('FirstName', null),
      ['LastName', 'RelationshipToSubscriber', 'DateOfBirth'],
    ],
    ['takes one column of full names for both', columns('FullName', 'RelationshipToSubscriber', 'DateOfBirth'), []],
    [
      'asks for names where there are none',
      columns('RelationshipToSubscriber', 'DateOfBirth'),
      ['FirstName', 'LastName'],
    ],
  ])('%s', (_, mapping, missing) => {
    expect(missingFields(mapping)).toEqual(missing);
  });
});
