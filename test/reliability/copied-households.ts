import { randomUUID } from 'node:crypto';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { MemberEnrollment } from '../../backend/src/enrollment/parts/demographics/member-enrollment.table.ts';
import { sealHealth } from '../../backend/src/enrollment/parts/household/individual-enrollments.repository.ts';
import { IndividualEnrollment } from '../../backend/src/enrollment/parts/household/individual-enrollment.table.ts';
import { IndividualMember } from '../../backend/src/enrollment/parts/household/individual-member.table.ts';
import { Env } from '../../backend/src/platform/config/env.ts';
import { FieldEncryption } from '../../backend/src/platform/security/field-encryption.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { CensusSsn } from '../../backend/src/quoting/group-census/census-ssn.ts';
import { MemberPlan } from '../../backend/src/quoting/quote-plans/member-plan.table.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { QuoteAgent } from '../../backend/src/quoting/quotes/quote-agent.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { nameKey } from '../../shared/src/search/search-terms.ts';
import { HEALTHY } from '../support/submittable-household.ts';

/**
 * Copies the complete enrollment of a person with one plan, not signed yet. What is sealed is sealed again: it opens in its own row only.
 * @returns the quotes' ids
 */
export async function copyHousehold(tx: EntityManager, quoteId: number, count: number): Promise<number[]> {
  const encryption = new FieldEncryption(new Env({}));
  const ssns = new CensusSsn(encryption);
  const member = await tx.findOneByOrFail(CensusMember, { quoteId });
  const plan = await tx.findOneByOrFail(QuotePlan, { quoteId });
  const ssn = ssns.reveal(member);
  const copies = async <Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    where: Partial<Row>,
    columnsOf: (at: number) => Partial<Row>,
  ) => {
    const row = await tx.findOneByOrFail(entity, where);
    const rows = Array.from({ length: count }, (_, at) => ({ ...row, ...columnsOf(at) }));
    await tx.insert(entity, rows);
  };
  const [firstQuote, firstMember, firstPlan] = [
    await nextId(tx, Quote),
    await nextId(tx, CensusMember),
    await nextId(tx, QuotePlan),
  ];
  const [firstRate, firstInfo, firstAnswers] = [
    await nextId(tx, MemberPlan),
    await nextId(tx, MemberEnrollment),
    await nextId(tx, IndividualEnrollment),
  ];
  const quoteOf = (at: number) => ({ quoteId: firstQuote + at });
  const memberOf = (at: number) => ({ memberId: firstMember + at });
  await copies(Quote, { id: quoteId }, (at) => ({ id: firstQuote + at }));
  // Each of a person of their own: with one insurer, a person can have a few months of short-term coverage only.
  const firstNameOf = (at: number) => `Ada ${letters(at)}`;
  await copies(IndividualDetails, { quoteId }, (at) => ({
    ...quoteOf(at),
    subscriberFirstName: firstNameOf(at),
    firstNameKey: nameKey(firstNameOf(at)),
  }));
  await copies(QuoteAgent, { quoteId }, quoteOf);
  await copies(CensusMember, { quoteId }, (at) => {
    const id = firstMember + at;
    return { id, ...quoteOf(at), firstName: firstNameOf(at), rowKey: randomUUID(), ssnSealed: ssns.seal(id, ssn) };
  });
  await copies(QuotePlan, { quoteId }, (at) => ({ id: firstPlan + at, ...quoteOf(at) }));
  await copies(MemberPlan, { quotePlanId: plan.id }, (at) => ({
    id: firstRate + at,
    quotePlanId: firstPlan + at,
    ...memberOf(at),
  }));
  await copies(MemberEnrollment, { memberId: member.id }, (at) => ({ id: firstInfo + at, ...memberOf(at) }));
  await copies(IndividualMember, { memberId: member.id }, memberOf);
  await copies(IndividualEnrollment, { quoteId }, (at) => {
    const id = firstAnswers + at;
    return { id, ...quoteOf(at), healthSealed: sealHealth(encryption, id, HEALTHY) };
  });
  return Array.from({ length: count }, (_, at) => firstQuote + at);
}

/** 0 is "aa", 27 is "bb". */
const letters = (at: number): string =>
  [Math.floor(at / 26), at % 26].map((letter) => String.fromCharCode('a'.charCodeAt(0) + letter)).join('');

async function nextId(tx: EntityManager, entity: EntityTarget<{ id: number }>): Promise<number> {
  return ((await tx.maximum(entity, 'id')) ?? 0) + 1;
}
