import { isoDate } from '#shared/dates/iso-date';
import { type Field, record } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  email,
  flag,
  id,
  instant,
  listOf,
  nested,
  number,
  optional,
  orNull,
  phone,
  schemaOf,
  sentBack,
  text,
  version,
  whole,
} from '#shared/records/kinds';
import {
  blankOf,
  changedColumns,
  columnsOf,
  differences,
  formOf,
  labelsOf,
  sentOf,
  wireOf,
} from '#shared/records/rows';

const PERSON = record({
  FirstName: text('First name', { max: 5 }),
  Phone: phone('Phone'),
  BirthDate: day('Birth date'),
  AgencyId: orNull(id('Agency')),
  IsActive: flag('Active', { blank: true }),
});

describe('what is wrong with a value', () => {
  const CASES: [Field, unknown, string | null][] = [
    [text('First name'), undefined, 'First name is required.'],
    [text('First name'), ' ', 'First name is required.'],
    [text('First name'), 7, 'First name must be text.'],
    [text('First name', { max: 5 }), 'Adalbert', 'First name can have at most 5 characters.'],
    [text('First name', { problem: () => 'Enter a name.' }), '', 'Enter a name.'],
    [phone('Phone'), '', null],
    [phone('Phone'), '(313) 555-0100', null],
    [phone('Phone'), '555', 'Phone number must be ten digits.'],
    [email('Email'), 'nobody', 'Enter an email address such as name@example.com.'],
    [day('Birth date'), '2026-02-30', 'Birth date must be a date, MM/DD/YYYY or YYYY-MM-DD.'],
    [day('Birth date'), null, 'Birth date is required.'],
    [day('Birth date', () => 'Too early.'), '2026-02-28', 'Too early.'],
    [flag('Active'), 'yes', 'Active must be true or false.'],
    [id('Agency'), 0, 'Agency is required.'],
    [id('Agency'), 1.5, 'Agency is not valid.'],
    [id('Agency', 'Choose the agency.'), null, 'Choose the agency.'],
    [orNull(id('Agency')), null, null],
    [orNull(id('Agency')), undefined, 'Agency is required.'],
    [version(), 0, 'Version is required.'],
    [code('State', ['set', 'none']), 'gone', 'State must be one of: set, none.'],
    [code('State', ['set', 'none']), undefined, 'State is required.'],
    [listOf('Roles', text('Role')), 'sales', 'Roles must be a list.'],
    [listOf('Roles', text('Role', { max: 5 })), ['sales', 'operations'], 'Role can have at most 5 characters.'],
    [listOf('Roles', text('Role'), { most: 1 }), ['a', 'b'], 'Roles can have at most 1 entries.'],
    [nested('Agent', PERSON), 'x', 'Agent must be a record.'],
    [nested('Agent', PERSON), [], 'Agent must be a record.'],
    [optional(id('Agency')), null, null],
    [optional(id('Agency')), 1.5, 'Agency is not valid.'],
    [number('Miles'), '7', 'Miles must be a number.'],
    [number('Miles'), null, 'Miles is required.'],
    [number('Miles', { max: 250 }), 251, 'Miles must be 250 or less.'],
    [number('Miles', { problem: () => 'Too far.' }), 2.5, 'Too far.'],
    [whole('Employees', { min: 0 }), -1, 'Employees must be 0 or more.'],
    [whole('Employees'), 1.5, 'Employees must be a whole number.'],
    [dollars('Budget'), 10.01, null],
    [dollars('Budget'), 10.001, 'Budget must be a number with at most 2 decimals.'],
    [sentBack(PERSON).FirstName, 7, null],
  ];
  it.each(CASES.map(([field, value, problem]) => ({ field, label: field.label, value, problem })))(
    '$label $value: $problem',
    ({ field, value, problem }) => {
      expect(field.problem(value)).toBe(problem);
    },
  );
});

it('keeps text without the blanks around it, a phone number as digits and a day as YYYY-MM-DD', () => {
  const stored = [
    text('Name').stored(' Ada '),
    phone('Phone').stored('(313) 555-0100'),
    day('Day').stored('1/31/2026'),
  ];
  expect(stored).toEqual(['Ada', '3135550100', '2026-01-31']);
  expect(text('Password', { asTyped: true }).stored(' a ')).toBe(' a ');
  expect(text('Name').stored(7)).toBe(7);
});

describe('a stored record', () => {
  const row = {
    firstName: 'Ada',
    phone: '3135550100',
    birthDate: isoDate('1980-12-10'),
    agencyId: 3,
    isActive: true,
    id: 9,
    version: 2,
  };
  const wire = { FirstName: 'Ada', Phone: '3135550100', BirthDate: isoDate('1980-12-10'), AgencyId: 3, IsActive: true };

  it('is answered by field, and written by column', () => {
    expect(wireOf(PERSON, row)).toEqual(wire);
    expect(wireOf(PERSON, columnsOf(PERSON, wire))).toEqual(wire);
  });

  it('tells which columns a change gives another value', () => {
    expect(changedColumns({ ...columnsOf(PERSON, wire), firstName: 'Zoe' }, row)).toEqual({ firstName: 'Zoe' });
  });

  it('tells someone who read an older version what it is now, in words', () => {
    const sent = { ...columnsOf(PERSON, wire), phone: '', agencyId: 4, isActive: false };
    expect(differences(PERSON, sent, row, { AgencyId: 'Great Lakes' })).toEqual({
      Phone: ['It is now: (313) 555-0100'],
      AgencyId: ['It is now: Great Lakes'],
      IsActive: ['It is now: yes'],
    });
    expect(differences(PERSON, columnsOf(PERSON, wire), { ...row, phone: '' })).toEqual({
      Phone: ['It is now: empty'],
    });
  });

  it('stands in a form as people type it, and is sent as it is kept', () => {
    expect(formOf(PERSON, wire).Phone).toBe('(313)555-0100');
    expect(sentOf(PERSON, { ...formOf(PERSON, wire), FirstName: ' Zoe ' })).toEqual({ ...wire, FirstName: 'Zoe' });
  });
});

it('a new form is blank, and calls each field by its label', () => {
  expect(blankOf(PERSON)).toEqual({ FirstName: '', Phone: '', BirthDate: null, AgencyId: null, IsActive: true });
  expect(labelsOf(PERSON).BirthDate).toBe('Birth date');
});

it('shows instants and lists in words', () => {
  expect(instant('Seen').shown('2026-01-31T14:30:00.000Z')).toBe('1/31/2026, 9:30 AM');
  expect(
    listOf(
      'People',
      nested('Person', PERSON, ({ FirstName }) => FirstName),
    ).shown([]),
  ).toBe('');
  expect(listOf('Counts', count('Count')).shown([1, 2])).toBe('1, 2');
  expect(orNull(instant('Seen')).shown(null)).toBe('');
});

it('lets a caller leave out what is optional, and what is only sent back', () => {
  expect(optional(id('Agency'))).toMatchObject({ fallback: null, schema: { nullable: true } });
  expect([optional(text('Note')).stored(''), optional(id('Agency')).stored('')]).toEqual([null, '']);
  expect('fallback' in sentBack(PERSON).FirstName).toBe(true);
  expect('fallback' in text('First name')).toBe(false);
});

it('has a schema that tells null among the codes, and describes', () => {
  expect(orNull(code('State', ['set', 'none'])).schema.enum).toEqual(['set', 'none', null]);
  expect(described(whole('Members'), 'Employees and their families.', 31).schema).toMatchObject({
    type: 'integer',
    description: 'Employees and their families.',
    example: 31,
  });
});

it('has a schema that names type, format and limits', () => {
  expect(schemaOf(PERSON)).toMatchObject({
    type: 'object',
    required: ['FirstName', 'Phone', 'BirthDate', 'AgencyId', 'IsActive'],
    properties: {
      FirstName: { type: 'string', maxLength: 5 },
      BirthDate: { type: 'string', format: 'date' },
      AgencyId: { type: 'integer', minimum: 1, nullable: true },
    },
  });
});
