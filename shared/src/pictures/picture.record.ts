import { record, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  flag,
  id,
  instant,
  listOf,
  nested,
  orNull,
  text,
} from '#shared/records/kinds';
import { PLAN_PREMIUM_CHANGE, PREMIUM_COMPARISON } from '#shared/renewals/renewal.record';

/** When a quote is kept as it is: its status changes, or a proposal or a comparison of it is made. */
export const PICTURE_OCCASIONS = ['StatusChanged', 'PaperMade'] as const;
export type PictureOccasion = (typeof PICTURE_OCCASIONS)[number];

const PICTURE = {
  Id: id('Id'),
  TakenAt: instant('When'),
  TakenBy: text('By', { about: 'The full name of the user, or "System".', example: 'Ada Byron' }),
  Occasion: code('Occasion', PICTURE_OCCASIONS),
  Status: text('Status', { about: 'Then, in the words of who reads it.', example: 'Created Proposal' }),
};

/** GET /api/quote/Pictures/{quoteId}. */
export const QUOTE_PICTURES = record('QuotePicturesAnswer', {
  QuoteId: id('Quote'),
  IsGroup: flag('Group'),
  IsFfm: flag('Marketplace', { about: 'Of a household: quoted with the eligibility of the federal marketplace.' }),
  Customer: text('Customer', {
    about: 'The group, or the applicant of the household.',
    example: 'Lakeshore Tool & Die',
  }),
  QuoteName: text('Quote name', { example: 'New business 1/1/2027' }),
  EffectiveDate: day('Effective date'),
  Pictures: described(listOf('Pictures', nested('Picture', record(PICTURE))), 'Newest first, the newest 100.'),
});

const DIFFERENCE = record({
  What: text('What', { example: 'Effective date' }),
  Then: text('Then', { about: "'' for nothing.", example: '1/1/2027' }),
  Now: text('Now', { about: "'' for nothing.", example: '2/1/2027' }),
});
const differences = (label: string) => listOf(label, nested('Difference', DIFFERENCE));

const PERSON_DIFFERENCE = record({
  Name: text('Name', { example: 'Grace Hopper' }),
  What: code('What', ['Joined', 'Left', 'Changed']),
  Changes: described(differences('Changes'), 'Of who changed.'),
});

/** Somebody on the census of then, and what each plan was quoted at for them. */
const PICTURED_PERSON = record({
  Name: text('Name', { example: 'Grace Hopper' }),
  Relationship: text('Relationship', { example: 'Employee' }),
  DateOfBirth: day('Birth date'),
  Tobacco: text('Tobacco', { about: "'' while not answered.", example: 'No' }),
  Quoted: described(
    listOf(
      'Quoted',
      nested(
        'Rate',
        record({
          PlanName: text('Plan', { example: 'HMO Gold 1500' }),
          Age: count('Age'),
          Rate: dollars('Monthly rate', { about: 'Monthly dollars; 0 for a child beyond the third.' }),
        }),
      ),
    ),
    'None for who waived.',
  ),
});

/** GET /api/quote/AsItWas/{quoteId}/{pictureId}: then beside today. Amounts are monthly dollars at full price. */
export const AS_IT_WAS = record('AsItWasAnswer', {
  ...PICTURE,
  EffectiveDate: described(day('Effective date'), 'Then.'),
  Census: described(listOf('Census', nested('Person', PICTURED_PERSON)), 'Then, by household.'),
  Facts: described(differences('Facts'), 'What differs of the quote, or of the household.'),
  People: described(listOf('People', nested('Person', PERSON_DIFFERENCE)), 'Who differs.'),
  Rules: described(differences('Rules'), 'Business rules whose value for this quote differs.'),
  Total: described(
    orNull(nested('Total', PREMIUM_COMPARISON)),
    "Null where members are not assigned to plans, so that the plans' premiums cannot be added up, or a plan has no rates today.",
  ),
  Plans: described(
    listOf('Plans', nested('Plan', PLAN_PREMIUM_CHANGE)),
    'The plans chosen then at the prices of then, beside those chosen now at the rates that are filed today.',
  ),
  Notes: described(listOf('Notes', text('Note')), 'What the reader must know to trust the numbers.'),
});

export type QuotePictures = Wire<typeof QUOTE_PICTURES>;
export type PictureRow = QuotePictures['Pictures'][number];
export type Difference = Wire<typeof DIFFERENCE>;
export type PicturedPerson = Wire<typeof PICTURED_PERSON>;
export type PersonDifference = Wire<typeof PERSON_DIFFERENCE>;
export type AsItWas = Wire<typeof AS_IT_WAS>;
