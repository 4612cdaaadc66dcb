import { birthsOf26 } from '#shared/book-of-business/individuals/today/windows';
import { LAW_RULES } from '#shared/business-rules/law-rules';
import { type IsoDate, isoDateOf, yearOf } from '#shared/dates/iso-date';
import { hsaLimits } from '#shared/plans/hsa';

/** What the law changes for a household on January 1, the most costly first. Ours. */
export const CHANGE_KINDS = ['LawfulPresence', 'Catastrophic', 'Turning26', 'Turning65', 'Hsa'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CHANGE_LABELS: Readonly<Record<ChangeKind, string>> = {
  LawfulPresence: 'Tax credit and immigration status',
  Catastrophic: '30 with a catastrophic plan',
  Turning26: 'Turning 26',
  Turning65: 'Turning 65',
  Hsa: 'HSA limit',
};

/** The year whose first day comes next. */
export const yearToCome = (today: IsoDate): number => yearOf(today) + 1;

interface LawOfYear {
  /** What to say, of January 1 of that year. */
  text: string;
  citation: string;
}

/** From this day, only some immigrants can have the tax credit. */
const LAWFUL_PRESENCE_FROM = 2027;

const OF_KIND: Readonly<Record<ChangeKind, (year: number) => LawOfYear | null>> = {
  LawfulPresence: (year) =>
    year === LAWFUL_PRESENCE_FROM
      ? {
          text: `From January 1, ${year}, only citizens, permanent residents, Cuban and Haitian entrants and people from Micronesia, the Marshall Islands and Palau can have the tax credit. The contract does not tell who is: ask.`,
          citation: LAW_RULES.AnswerLawfulPresence!.citation,
        }
      : null,
  Catastrophic: (year) => ({
    text: `Is 30 before January 1, ${year}: keeps a catastrophic plan only with an exemption, also by income. Without one, choose another plan.`,
    citation: `45 CFR 156.155(a)(5); ${LAW_RULES.CatastrophicAbovePercent!.citation}`,
  }),
  Turning26: (year) => ({
    text: `Leaves the parents’ contract on December 31, ${year - 1}: needs a plan of their own from January 1, ${year}.`,
    citation: '45 CFR 147.120(a); 45 CFR 155.420(d)(1)',
  }),
  Turning65: (year) => ({
    text: `Can have Medicare in ${year}: from that month there is no tax credit for this person, whether enrolled or not.`,
    citation: '26 CFR 1.36B-2(c)(2)(i); 42 CFR 407.14(a)',
  }),
  Hsa: (year) => {
    const limits = hsaLimits(year);
    return limits === null
      ? null
      : {
          text: `An HSA can be had with this plan: in ${year} at most ${dollars(limits.mostContribution[0])} for one person, ${dollars(limits.mostContribution[1])} for a family.`,
          citation: `26 USC 223(c)(2)(H), Pub. L. 119-21, section 71307; ${limits.source}`,
        };
  },
};

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** null: nothing of this kind changes that year, or its figures are not here. */
export const lawOf = (kind: ChangeKind, year: number): LawOfYear | null => OF_KIND[kind](year);

interface Births {
  first: IsoDate;
  last: IsoDate;
}

/** Who was under 30 before January 1 of the year before, and is not before January 1 of this one. */
const birthsOf30 = (year: number): Births => ({
  first: isoDateOf(year - 31, 1, 2),
  last: isoDateOf(year - 30, 1, 1),
});

/** Whose Medicare begins in the year: an age is reached on the day before the birthday (20 CFR 404.2(c)(4)). */
const birthsOf65In = (year: number): Births => ({
  first: isoDateOf(year - 65, 1, 2),
  last: isoDateOf(year - 64, 1, 1),
});

/** Of kinds that are about a member's age: the birth dates. */
export const BIRTHS_OF: Readonly<Partial<Record<ChangeKind, (year: number) => Births>>> = {
  Catastrophic: birthsOf30,
  Turning26: (year) => birthsOf26(year - 1),
  Turning65: birthsOf65In,
};
