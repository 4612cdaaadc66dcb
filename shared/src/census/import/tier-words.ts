import type { Relationship } from '#shared/census/census-codes';
import { parseCoverage, plainWord } from '#shared/persons/import/import-values';

/** Whom of a family an employee's election covers. */
export const COVERED = {
  Waive: [],
  Employee: ['Self'],
  Spouse: ['Self', 'Spouse', 'DomesticPartner'],
  Children: ['Self', 'Child'],
  Family: ['Self', 'Spouse', 'DomesticPartner', 'Child'],
} as const satisfies Record<string, readonly Relationship[]>;
export type FamilyTier = keyof typeof COVERED;

/**
 * Without "and", "&" and "+". Sources: X12 element 1207, coverage level (EMP, IND, ESP, ECH, FAM); the census format of Benefix (EE,
 * ES, EES, EC, EECH, ECN, F, EF, W); WO and WV as payroll exports write a waiver. "EE + 1" is left out: it does not say who.
 */
const TIER_WORDS: Record<FamilyTier, readonly string[]> = {
  Waive: ['wo', 'wv', 'wvd', 'opt out', 'opted out', 'no coverage', 'not enrolled', 'not covered'],
  Employee: words(
    'ee|eo|emp|ind|e|s|employee|ee only|emp only|employee only|single|individual|self|self only|subscriber',
  ),
  Spouse: words(
    'es|ees|esp|ee s|e s|ee sp|e sp|ee spouse|emp spouse|employee spouse|employee sp|edp|ee dp|employee domestic partner|ee domestic partner|ee spouse dp|employee spouse dp|subscriber spouse|couple',
  ),
  Children: words(
    'ec|ech|ecn|eech|eecn|ee c|e c|ee ch|ee cn|e ch|ee child|ee children|ee child ren|ee chn|emp child|emp children|emp child ren|employee child|employee children|employee child ren|subscriber child|subscriber children|parent child|parent children',
  ),
  Family: words(
    'f|fam|family|ef|eef|ee f|e f|ee fam|ee family|efam|emp family|employee family|full family|subscriber family',
  ),
};

function words(list: string): readonly string[] {
  return list.split('|');
}

const TIER_OF = new Map(
  (Object.keys(TIER_WORDS) as FamilyTier[]).flatMap((tier) => TIER_WORDS[tier].map((word) => [word, tier] as const)),
);

export function parseTier(text: string): FamilyTier | null {
  const word = plainWord(text)
    .replaceAll(/\band\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return TIER_OF.get(word) ?? (parseCoverage(text) === 'Waive' ? 'Waive' : null);
}

/** Tells a column of tiers from one of relationships, where EE and ES stand too, and from one of enroll and waive. */
export function areTiers(values: readonly string[], isRelationship: (value: string) => boolean): boolean {
  const tiers = values.map(parseTier);
  if (tiers.filter((tier) => tier !== null).length * 2 <= values.length) {
    return false;
  }
  const isOfFamily = (place: number) => ['Spouse', 'Children', 'Family'].includes(tiers[place] ?? '');
  return (
    values.some((value, place) => isOfFamily(place) && !isRelationship(value)) ||
    (tiers.every((tier) => tier !== null) && tiers.includes('Waive') && tiers.includes('Employee'))
  );
}
