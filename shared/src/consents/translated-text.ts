import type { ConsentTerms } from '#shared/consents/consent-texts';
import type { ReviewedCredit, ReviewedHousehold, ReviewedPerson } from '#shared/consents/reviewed-lines';
import { formatCents } from '#shared/formats/currency';
import { formatName } from '#shared/formats/person-name';
import { formatPhone } from '#shared/formats/phone';
import { CONSENT_WORDS, REVIEW_WORDS } from '#shared/languages/consent-text.words';
import {
  ELECTED_REASON_WORDS,
  HOUSEHOLD_WORDS,
  LEVEL_WORDS,
  RELATIONSHIP_WORDS,
} from '#shared/languages/household.words';
import { LINK_WORDS } from '#shared/languages/link.words';
import type { Words } from '#shared/languages/words';

/** What a client answers by link, in person. */
export type LinkTerms = Pick<ConsentTerms, 'Kind' | 'ConsumerName' | 'Agent' | 'GivenDay' | 'Until'> & {
  /** Of a review. */
  household: ReviewedHousehold | null;
};

/**
 * `agreedText` as a client reads it who answers by link, in another language. It is shown beside the English text, which is what is agreed to.
 * In English it is that text, word for word: a test compares them.
 */
export const translatedText = (words: Words, terms: LinkTerms): string =>
  (terms.Kind === 'Consent' ? consentParts(words, terms) : reviewParts(words, terms)).join('\n\n');

function consentParts({ say, day }: Words, terms: LinkTerms): string[] {
  const { ConsumerName: client, GivenDay, Until, Agent } = terms;
  const { give, purpose, scope, nothingElse, duration, revoke, accuracy, records } = CONSENT_WORDS;
  const { maySearch, mayComplete, mayEnroll, mayUpdate } = CONSENT_WORDS;
  const name = Agent.Name;
  return [
    say(give, { client, agent: agentOf(say, Agent) }),
    say(purpose),
    [
      say(scope, { name }),
      ...items([maySearch, mayComplete, mayEnroll, mayUpdate].map((each) => say(each))),
      say(nothingElse),
    ].join('\n'),
    say(duration, { from: day(GivenDay), until: Until === null ? '' : day(Until) }),
    say(revoke, { reach: reachOf(say, Agent), name, ...MARKETPLACE }),
    say(accuracy),
    say(records),
  ];
}

const MARKETPLACE = { marketplace: '1-800-318-2596', tty: '1-855-889-4325' };

function reviewParts(words: Words, terms: LinkTerms): string[] {
  const { say, day } = words;
  const { ConsumerName: client, GivenDay, Agent, household } = terms;
  const { reviewed, whatIReviewed, attestations, reviewedOn, withdraw } = REVIEW_WORDS;
  const { perjury, changes, taxReturn, otherCoverage, prison, renewal, medicaid } = REVIEW_WORDS;
  const attested = [perjury, changes, taxReturn, otherCoverage, prison, renewal, medicaid].map((each) => say(each));
  return [
    say(reviewed, { client, agent: agentOf(say, Agent) }),
    [say(whatIReviewed), ...items(household ? householdLines(words, household) : [])].join('\n'),
    [say(attestations), ...items(attested)].join('\n'),
    say(reviewedOn, { day: day(GivenDay) }),
    say(withdraw, { reach: reachOf(say, Agent) }),
    say(CONSENT_WORDS.records),
  ];
}

const items = (lines: readonly string[]): string[] => lines.map((line) => `- ${line}`);

type Say = Words['say'];

const agentOf = (say: Say, { Name: name, Npn: npn, AgencyName: agency }: LinkTerms['Agent']): string =>
  npn === '' ? say(CONSENT_WORDS.agent, { name, agency }) : say(CONSENT_WORDS.agentWithNumber, { name, npn, agency });

function reachOf(say: Say, { Name: name, Phone, Email: email }: LinkTerms['Agent']): string {
  const { reach, reachByPhone, reachByEmail, reachByBoth } = CONSENT_WORDS;
  const message = Phone ? (email ? reachByBoth : reachByPhone) : email ? reachByEmail : reach;
  return say(message, { name, phone: formatPhone(Phone), email });
}

/** `reviewedLines` in another language. */
function householdLines(words: Words, household: ReviewedHousehold): string[] {
  const { say, day } = words;
  const { effectiveDate, householdSize, annualIncome, people, credit, plans } = household;
  const { city, stateCode: state, postalCode: zip, county } = household.place;
  const { begins, home, taxReturn, income, plan } = HOUSEHOLD_WORDS;
  return [
    say(begins, { day: day(effectiveDate) }),
    say(home, { city, state, zip, county }),
    ...(householdSize === null ? [] : [say(taxReturn, { count: String(householdSize) })]),
    ...(annualIncome === null ? [] : [say(income, { amount: `$${annualIncome.toLocaleString('en-US')}` })]),
    ...people.map((person) => personLine(words, person)),
    ...(credit === null ? [] : creditLines(say, credit)),
    ...plans.map(({ name, monthlyCents, netCents }) =>
      say(plan, { name, price: formatCents(monthlyCents), net: formatCents(netCents) }),
    ),
  ];
}

function personLine(
  { say, day }: Words,
  { relationship, dateOfBirth, medicalStatus, tobacco, ...name }: ReviewedPerson,
) {
  const { nameMissing, born, applies, appliesNot, tobacco: usesTobacco } = HOUSEHOLD_WORDS;
  const parts = [
    formatName(name) || say(nameMissing),
    say(RELATIONSHIP_WORDS[relationship]),
    say(born, { day: day(dateOfBirth) }),
    say(medicalStatus === 'Enroll' ? applies : appliesNot),
    ...(tobacco ? [say(usesTobacco)] : []),
  ];
  return parts.join(say(LINK_WORDS.comma)) + '.';
}

function creditLines(
  say: Say,
  { grantedCents, electedCents, divided, reason, level, percentage }: ReviewedCredit,
): string[] {
  const { credit, divided: parts, whyLess, costSharing, level: levelWords } = HOUSEHOLD_WORDS;
  const kind = say(LEVEL_WORDS[level]) + (percentage === null ? '' : ` (${percentage}%)`);
  return [
    say(credit, { granted: formatCents(grantedCents), elected: formatCents(electedCents) }),
    ...(divided === null
      ? []
      : [say(parts, { here: formatCents(divided.hereCents), there: formatCents(divided.thereCents) })]),
    ...(reason === null || electedCents >= grantedCents
      ? []
      : [
          say(whyLess, {
            reason: say(ELECTED_REASON_WORDS[reason]),
            rest: formatCents(grantedCents - electedCents),
          }),
        ]),
    say(costSharing, { level: say(levelWords, { level: String(level), kind }) }),
  ];
}
