import type { CostOption } from '#shared/medicines/fill-cost';
import { WORD_LENGTH } from '#shared/medicines/medicine-search';
import { cents, flag, int, loose, refers, stored, text } from '../../platform/database/stored.ts';
import { Plan } from '../plans/plan.table.ts';

export const NAME_LENGTH = 400;
export const TIER_LENGTH = 60;

/** A medicine on the list of some plan. Public; plain stored data. */
export class Medicine extends stored('medicines', {
  /** The RxNorm concept, which names substance, strength and form. */
  id: int().key(),
  /** As filed; the end of a longer name is left out. */
  name: loose(NAME_LENGTH),
  /** The name in the form of nameSearchKey. */
  nameSearch: loose(NAME_LENGTH),
}) {}

/** A word by which a medicine is found. Plain stored data. */
export class MedicineWord extends stored('medicine_words', {
  word: text(WORD_LENGTH).key(),
  medicineId: refers(() => Medicine, 'CASCADE').key(),
}) {}

/** A plan of a year whose formulary was imported: of the others nothing is known. Plain stored data. */
export class PlanFormulary extends stored('plan_formularies', { planId: refers(() => Plan, 'CASCADE').key() }) {}

/** How a plan of a year covers a medicine. Millions of rows: read by a few medicines and the plans of a quote. Plain stored data. */
export class FormularyEntry extends stored('formulary_entries', {
  medicineId: refers(() => Medicine, 'CASCADE').key(),
  planId: refers(() => Plan, 'CASCADE').key(),
  /** In capitals, as filed: "PREFERRED-BRAND". */
  tier: text(TIER_LENGTH),
  priorAuthorization: flag(),
  stepTherapy: flag(),
  quantityLimit: flag(),
}) {}

/** What a member pays in a tier of a plan for one month from a retail pharmacy in network. Plain stored data. */
export class PlanDrugTier extends stored('plan_drug_tiers', {
  planId: refers(() => Plan, 'CASCADE').key(),
  tier: text(TIER_LENGTH).key(),
  copayCents: cents(),
  copayOption: text<CostOption>(30),
  /** Hundredths of a percent: 2500 = 25%. */
  coinsuranceBasisPoints: int(),
  coinsuranceOption: text<CostOption>(30),
}) {}
