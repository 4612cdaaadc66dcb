import { applicantRelationship, unsupportedRelationship } from '#shared/marketplace/applicant-relationship';

describe('applicantRelationship', () => {
  it.each`
    type                         | relationship
    ${'self'}                    | ${'Self'}
    ${'spouse'}                  | ${'Spouse'}
    ${'child'}                   | ${'Child'}
    ${'adopted_child'}           | ${'Child'}
    ${'foster_child'}            | ${'Child'}
    ${'ward'}                    | ${'Child'}
    ${'stepson_or_stepdaughter'} | ${'Child'}
    ${'parent'}                  | ${null}
    ${'domestic_partner'}        | ${null}
    ${'Self'}                    | ${null}
    ${''}                        | ${null}
    ${'constructor'}             | ${null}
  `('$type is $relationship', ({ type, relationship }) => {
    expect(applicantRelationship(type)).toBe(relationship);
  });

  it('words a refusal with the type', () => {
    expect(unsupportedRelationship('parent')).toBe(
      'The relationship type parent is not supported. Only self, spouse and child can be quoted.',
    );
  });
});
