import { errorLines } from './error-lines.ts';

describe('errorLines', () => {
  it('names nested fields with dots and leaves out errors of the form as a whole', () => {
    const errors = {
      GroupName: { type: 'required', message: 'Group name is required.' },
      Address: { General: { City: { type: 'server', message: 'City is required.' } } },
      root: { type: 'server', message: 'Not shown here.' },
    };
    expect(errorLines(errors)).toEqual([
      { name: 'GroupName', message: 'Group name is required.' },
      { name: 'Address.General.City', message: 'City is required.' },
    ]);
  });

  it('counts the rows of a list from 0', () => {
    const errors = { Members: [undefined, { FirstName: { type: 'x', message: 'Missing.' } }] };
    expect(errorLines(errors as never)).toEqual([{ name: 'Members.1.FirstName', message: 'Missing.' }]);
  });
});
