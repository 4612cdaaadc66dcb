import { askedOf, type HouseholdFacts } from '#shared/individuals/household-members';
import { personOf } from '../household/household-findings.ts';
import type { MemberForm } from './census-form.ts';

export type Answers = Pick<MemberForm, 'DentalStatus' | 'VisionStatus' | 'Tobacco' | 'LastTobaccoUse'>;
/** By the key of the person. */
export type AnswersBack = ReadonlyMap<string, Partial<Answers>>;

const QUESTIONS = {
  DentalStatus: 'dental',
  VisionStatus: 'vision',
  Tobacco: 'tobacco',
  LastTobaccoUse: 'tobacco',
} as const;
const NAMES = Object.keys(QUESTIONS) as (keyof Answers)[];

/** The answers that the server has put back, because what the quote is about now asks for them again. What was typed meanwhile stays. */
export function answersBack(
  members: readonly MemberForm[],
  { before, now }: { before: readonly MemberForm[]; now: readonly MemberForm[] },
  facts: HouseholdFacts,
): AnswersBack {
  const rowOf = (rows: readonly MemberForm[], { Id }: MemberForm) => rows.find((row) => row.Id === Id);
  return new Map(
    members.flatMap((member) => {
      const [old, stored] = [rowOf(before, member), rowOf(now, member)];
      if (!old || !stored) {
        return [];
      }
      const asked = askedOf(personOf(stored), facts);
      const back = NAMES.filter(
        (name) => asked[QUESTIONS[name]] && stored[name] !== old[name] && member[name] === old[name],
      );
      return back.length > 0 ? [[member.Key, Object.fromEntries(back.map((name) => [name, stored[name]]))]] : [];
    }),
  );
}

export const withAnswers = (members: readonly MemberForm[], back: AnswersBack): MemberForm[] =>
  members.map((member) => ({ ...member, ...back.get(member.Key) }));
