import { decidedChanges } from '#shared/marketplace/marketplace-facts';

const SAID = ['This comes from the marketplace. Change it on the application there.'];
const stored = {
  Id: 7,
  FirstName: 'Clara',
  LastName: 'Quist',
  DateOfBirth: '1986-07-20',
  RelationshipToSubscriber: 'Self',
  MedicalStatus: 'Enroll',
};

describe('decidedChanges', () => {
  it.each<[string, object, number[], object]>([
    ['nothing', {}, [], {}],
    ['the same', { ...stored }, [], {}],
    ['another first name', { FirstName: 'Klara' }, [], { 'Members.0.FirstName': SAID }],
    ['another last name', { LastName: 'Quast' }, [], { 'Members.0.LastName': SAID }],
    ['another birth date', { DateOfBirth: '1986-07-21' }, [], { 'Members.0.DateOfBirth': SAID }],
    [
      'another relationship',
      { RelationshipToSubscriber: 'Spouse' },
      [],
      { 'Members.0.RelationshipToSubscriber': SAID },
    ],
    ['medical waived', { MedicalStatus: 'Waive' }, [], { 'Members.0.MedicalStatus': SAID }],
    ['a person removed', {}, [8], { Members: SAID }],
    ['a person added', { Id: 0 }, [], { Members: SAID }],
  ])('of %s', (_what, given, RemovedIds, errors) => {
    expect(decidedChanges({ Members: [{ Id: 7, ...given }], RemovedIds }, [stored])).toEqual(errors);
  });
});
