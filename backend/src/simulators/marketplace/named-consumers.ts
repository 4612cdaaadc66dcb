import { REFUSAL_CODES, type RefusalCode } from '#shared/marketplace/enroll-refusals';
import {
  CHILD_OF_THREE,
  type Decision,
  NEWBORN,
  NO_PERIOD,
  OPEN,
  type Person,
  SELF,
  selfNamed,
  SMOKER,
  special,
  SPOUSE,
  SPOUSE_OF_43,
} from './applications.ts';

/** What the sandbox does besides answering. */
export type Behavior = 'down' | 'slow' | 'late' | 'malformed' | 'incomplete' | 'late-enrollment';

/** A consumer of the sandbox: what the marketplace has decided, and what becomes of an enrollment. */
export interface NamedConsumer extends Decision {
  /** For the page and the document. */
  what: string;
  refusal?: { Code: string; Message: string };
  behavior?: Behavior;
}

const ONE_ADULT: NamedConsumer = {
  what: 'one adult of 40 in Kent County, tax credit $112.97, open enrollment',
  people: [SELF],
  aptcAmount: 112.97,
  csrLevel: 1,
  period: OPEN,
};

const one = (what: string, given: Partial<NamedConsumer> = {}): NamedConsumer => ({ ...ONE_ADULT, ...given, what });
const refused = (Code: string, given: Partial<NamedConsumer> = {}): NamedConsumer =>
  one(`enrollment refused: ${Code}`, { refusal: { Code, Message: `Refused: ${Code}.` }, ...given });

/** Refused consumers of the demo; the others are Clara Quist. */
const REFUSED: Partial<Record<RefusalCode, Person>> = {
  InvalidPlanID: selfNamed('Walter', 'Nyberg', 'M'),
  UnspecifiedError: selfNamed('Leila', 'Farhat'),
};

const verified = (verdict: NonNullable<Decision['verdict']>, what: string): NamedConsumer =>
  one(`special enrollment, verification due in 30 days, ${what}`, {
    period: special('07'),
    verificationDays: 30,
    verdict,
  });

const FIRST_REFUSAL = 1_000_120;

/** By consumer id: docs/marketplace-sandbox.md. */
export const NAMED_CONSUMERS: ReadonlyMap<string, NamedConsumer> = new Map([
  ['1000101', ONE_ADULT],
  [
    '1000102',
    {
      what: 'a family of four, cost-sharing level 5, special enrollment for a birth (02); income does not match',
      people: [SELF, SPOUSE, CHILD_OF_THREE, NEWBORN],
      aptcAmount: 612.4,
      dataMatching: [['Income', 90]],
      csrLevel: 5,
      period: special('02'),
    },
  ],
  ['1000103', one('in no enrollment period', { period: NO_PERIOD })],
  ['1000104', one('no applicants', { people: [] })],
  ['1000105', one("a relationship 'parent'", { people: [SELF, { ...SPOUSE, relationship: 'parent' }] })],
  [
    '1000106',
    one('self, spouse, stepchild and ward', {
      people: [
        SELF,
        SPOUSE,
        { ...CHILD_OF_THREE, relationship: 'stepson_or_stepdaughter' },
        { ...NEWBORN, relationship: 'ward' },
      ],
    }),
  ],
  [
    '1000107',
    one('special enrollment, verification due in 30 days', {
      people: [selfNamed('Rosa', 'Marchetti')],
      period: special('07'),
      verificationDays: 30,
    }),
  ],
  ['1000108', one('special enrollment, verification without a day', { period: special('07'), verificationDays: null })],
  [
    '1000109',
    one('special enrollment, nothing to verify; income and citizenship do not match', {
      people: [selfNamed('Joan', 'Petoskey')],
      period: special('32'),
      dataMatching: [
        ['Income', 90],
        ['Citizenship', null],
      ],
    }),
  ],
  [
    '1000110',
    one('enrollment refused: active marketplace contract', {
      people: [selfNamed('Dennis', 'Osei', 'M')],
      refusal: { Code: 'UnspecifiedError', Message: 'The enrollee already has an active FFM contract.' },
    }),
  ],
  ['1000111', one('no application selected', { isSelected: false })],
  ['1000112', one('the marketplace is down', { behavior: 'down' })],
  ['1000113', one('special enrollment with the unknown reason ZZ', { period: special('ZZ') })],
  ['1000114', one('a tax credit that leaves nothing to pay', { aptcAmount: 1500 })],
  ...REFUSAL_CODES.map((code, index): [string, NamedConsumer] => [
    String(FIRST_REFUSAL + index),
    refused(code, REFUSED[code] && { people: [REFUSED[code]] }),
  ]),
  ['1000140', one('answers after half of the time-out', { behavior: 'slow' })],
  ['1000141', one('answers after the time-out', { behavior: 'late' })],
  ['1000142', one('answers malformed JSON', { behavior: 'malformed' })],
  ['1000143', one('answers without the applicants', { behavior: 'incomplete' })],
  [
    '1000144',
    one('enrolls, and says so after the time-out; at once when it is asked again', { behavior: 'late-enrollment' }),
  ],
  ['1000146', one('two adults of 45 and 43, the first uses tobacco', { people: [SMOKER, SPOUSE_OF_43] })],
  ['1000147', verified('Confirmed', 'confirmed the next day')],
  ['1000148', verified('NotConfirmed', 'not confirmed the next day')],
  ['1000199', refused('Foo')],
]);
