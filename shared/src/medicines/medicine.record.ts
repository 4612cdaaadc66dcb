import { FILL_UNKNOWNS } from '#shared/medicines/fill-cost';
import { medicineNameProblem, MOST_MEDICINES_FOUND } from '#shared/medicines/medicine-search';
import { record, type Wire } from '#shared/records/field';
import { code, described, dollars, flag, id, listOf, nested, orNull, text } from '#shared/records/kinds';

/** A medicine as the insurers' public files name it. */
export const MEDICINE = record('MedicineAnswer', {
  RxNormId: described(id('Medicine'), 'The RxNorm concept (RxCUI), which names substance, strength and form.', 861007),
  Name: text('Name', { example: 'Metformin hydrochloride 500 MG Oral Tablet' }),
});

export const MEDICINE_SEARCH = record('MedicineSearchBody', {
  Name: text('Name', { problem: medicineNameProblem, max: 100, example: 'metformin 500' }),
});

export const MEDICINES_FOUND = record('MedicinesFoundAnswer', {
  Medicines: described(
    listOf('Medicines', nested('Medicine', MEDICINE), { most: MOST_MEDICINES_FOUND }),
    `By name, at most ${MOST_MEDICINES_FOUND}.`,
  ),
  HasMore: flag('Has more', { about: 'More medicines match than are answered.' }),
});

export const CHOSEN_MEDICINE = record('ChosenMedicineBody', { RxNormId: MEDICINE.RxNormId });

/** How plans with the same terms cover a medicine. */
export const MEDICINE_LISTING = record('MedicineListingAnswer', {
  PlanIds: listOf('Plans', id('Plan')),
  Tier: text('Tier', { about: 'As filed, in capitals.', example: 'PREFERRED-BRAND' }),
  PriorAuthorization: flag('Prior authorization', { about: 'The insurer must approve it first.' }),
  StepTherapy: flag('Step therapy', { about: 'Another medicine must be tried first.' }),
  QuantityLimit: flag('Quantity limit'),
  FillCost: described(
    orNull(dollars('Cost of a fill')),
    'Dollars for one month from a retail pharmacy in network, with standard costs; null: not known.',
  ),
  FillUnknown: described(orNull(code('Why not known', FILL_UNKNOWNS)), 'Null where the cost is known.'),
});

/** A medicine that a client takes, and what the formularies say of the medical plans that the quote is offered. */
export const QUOTE_MEDICINE = record('QuoteMedicineAnswer', {
  RxNormId: MEDICINE.RxNormId,
  Name: described(MEDICINE.Name, 'As it was when the medicine was added.'),
  Listings: listOf('Listings', nested('Listing', MEDICINE_LISTING)),
  NotListed: described(
    listOf('Not listed', id('Plan')),
    'Plans whose formulary does not have it. Of plans that are nowhere here no formulary was imported.',
  ),
});

export type Medicine = Wire<typeof MEDICINE>;
export type MedicineListing = Wire<typeof MEDICINE_LISTING>;
export type QuoteMedicine = Wire<typeof QUOTE_MEDICINE>;
