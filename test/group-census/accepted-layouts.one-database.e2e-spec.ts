import type { User } from '../../backend/src/platform/people/user.table.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openCensus } from '../support/census-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { ADA, csv, HEADER, WILL, xlsx } from './spreadsheets.ts';

type Rows = string[][];
/** Number, first and last name, relationship, date of birth; medical, dental and vision by their first letters. */
type Person = [number, string, string, string, string];

const ROOT: Person = [1, 'Ada Byron', 'Self', '1985-01-02', 'EWW'];
const SPOUSE: Person = [1, 'Will Byron', 'Spouse', '1986-03-04', 'EWW'];
const CHILD: Person = [1, 'Kim Byron', 'Child', '2015-05-06', 'EWW'];
const FAMILY = [ROOT, SPOUSE, CHILD];
const withStatus = (status: string, ...people: Person[]): Person[] =>
  people.map(([number, name, relationship, birth]) => [number, name, relationship, birth, status]);

const FAMILY_HEADER = [
  'Employee First',
  'Employee Last',
  'Employee DOB',
  'Spouse Name',
  'Spouse DOB',
  'Child 1 name',
  'Child 1 DOB',
];
const BYRON = ['Ada', 'Byron', '1/2/1985', 'Will', '3/4/1986', 'Kim', '5/6/2015'];

/** What the first step of the import offers (agent-portal, SourceHelp), each as it can be filled in. */
const LAYOUTS: [string, Rows, Person[]][] = [
  [
    'one row for each person, dependents below their employee',
    [HEADER, ADA, WILL],
    [
      [1, 'Ada Byron', 'Self', '1985-01-02', 'EEW'],
      [1, 'Will Byron', 'Spouse', '1986-03-04', 'EWW'],
    ],
  ],
  [
    'one row for each person, families by the employee number',
    [
      ['Employee number', 'Relationship', 'First name', 'Last name', 'DOB', 'Gender', 'ZIP'],
      ['11', 'EE', 'Ada', 'Byron', '1/2/1985', 'F', '48002'],
      ['12', 'EE', 'Max', 'Gray', '7/8/1979', 'M', '48002'],
      ['11', 'SP', 'Will', 'Byron', '3/4/1986', 'M', '48002'],
    ],
    [
      [1, 'Ada Byron', 'Self', '1985-01-02', 'EWW'],
      [2, 'Max Gray', 'Self', '1979-07-08', 'EWW'],
      [1, 'Will Byron', 'Spouse', '1986-03-04', 'EWW'],
    ],
  ],
  [
    'names in one column below a title, with a tier',
    [
      ['Census of Byron Tools, October'],
      ['Employee Name', 'Relationship', 'Birth date', 'Coverage Tier'],
      ['Ada Byron', 'Employee', '1/2/1985', 'EE + Spouse'],
      ['Will Byron', 'Spouse', '3/4/1986', ''],
      ['Kim Byron', 'Child', '5/6/2015', ''],
    ],
    [ROOT, SPOUSE, ...withStatus('WWW', CHILD)],
  ],
  ['one row for each family, with names and dates of birth only', [FAMILY_HEADER, BYRON], FAMILY],
  [
    'one row for each family, with a tier',
    [
      [...FAMILY_HEADER, 'Tier'],
      [...BYRON, 'EE + CH'],
    ],
    [ROOT, ...withStatus('WWW', SPOUSE), CHILD],
  ],
  [
    'one row for each family, with medical and dental',
    [
      [...FAMILY_HEADER, 'Medical', 'Dental'],
      [...BYRON, 'Enroll', 'Enroll'],
    ],
    withStatus('EEW', ...FAMILY),
  ],
  [
    'one row for each family, with all three kinds of coverage, of which one cell is empty',
    [
      [...FAMILY_HEADER, 'Medical', 'Dental', 'Vision'],
      [...BYRON, 'Enroll', '', 'Enroll'],
    ],
    withStatus('EWE', ...FAMILY),
  ],
  [
    'one row for each family, with statuses of the spouse’s own',
    [
      [...FAMILY_HEADER, 'Spouse Medical', 'Dental'],
      [...BYRON, 'Waive', 'Enroll'],
    ],
    [...withStatus('EEW', ROOT), ...withStatus('WEW', SPOUSE), ...withStatus('EEW', CHILD)],
  ],
  [
    'one row for each family, with a domestic partner and dependents',
    [
      [
        'Employee',
        'Employee DOB',
        'ZIP',
        'Domestic Partner',
        'Domestic Partner DOB',
        'Dependent 1 Name',
        'Dependent 1 DOB',
      ],
      ['Ada Byron', '1/2/1985', '48002', 'Will', '3/4/1986', 'Kim', '5/6/2015'],
      ['Max Gray', '7/8/1979', '', '', '', '', ''],
    ],
    [
      ROOT,
      [1, 'Will Byron', 'DomesticPartner', '1986-03-04', 'EWW'],
      CHILD,
      [2, 'Max Gray', 'Self', '1979-07-08', 'EWW'],
    ],
  ],
];

/** Without headings there is no line that makes a text a file of columns: it is pasted. */
const HEADERLESS: [string, Rows, Person[]] = [
  'the six columns in their order, without headings',
  [
    ['Ada', 'B', 'Byron', 'Employee', '1/2/1985', 'Enroll'],
    ['Will', '', 'Byron', 'Spouse', '3/4/86', 'Waive'],
  ],
  [ROOT, ...withStatus('WWW', SPOUSE)],
];

interface Sent {
  EmployeeNumber: number;
  FirstName: string;
  LastName: string;
  RelationshipToSubscriber: string;
  DateOfBirth: string;
  MedicalStatus: string;
  DentalStatus: string;
  VisionStatus: string;
}
const asPeople = (members: Sent[]): Person[] =>
  members.map((member) => [
    member.EmployeeNumber,
    `${member.FirstName} ${member.LastName}`,
    member.RelationshipToSubscriber,
    member.DateOfBirth,
    [member.MedicalStatus, member.DentalStatus, member.VisionStatus].map((status) => status[0]).join(''),
  ]);

describe('every layout that the import offers', () => {
  let app: TestApp;
  let agent: User;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  it.each([HEADERLESS, ...LAYOUTS])('is read when it is pasted, and saved: %s', async (_, rows, people) => {
    const { quote, caller } = await openCensus(app, agent);
    const HasHeader = rows !== HEADERLESS[1];
    const preview = await caller
      .post(`/api/groupcensus/PreviewImport/${quote.id}`)
      .send({ Text: csv(rows, '\t'), HasHeader });
    expect([preview.status, preview.body.Message, preview.body.Errors]).toEqual([200, undefined, []]);
    expect(asPeople(preview.body.Members)).toEqual(people);
    const saved = await caller.post(`/api/groupcensus/AddAllGroupCensus/${quote.id}`).send(preview.body.Members);
    expect([saved.status, saved.body.Message]).toEqual([200, undefined]);
    expect(asPeople(saved.body)).toEqual([...people].sort(([one], [other]) => one - other));
  });

  it.each(LAYOUTS)('is read from a workbook: %s', async (_, rows, people) => {
    const { quote, caller } = await openCensus(app, agent);
    const { status, body } = await caller
      .post(`/api/groupcensus/PreviewImport/${quote.id}`)
      .attach('file', await xlsx(rows), 'census.xlsx');
    expect([status, body.Message, body.Errors]).toEqual([200, undefined, []]);
    expect(asPeople(body.Members)).toEqual(people);
  });
});
