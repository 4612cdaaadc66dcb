import { PROVIDER } from '#shared/providers/provider.record';
import { record, type Wire } from '#shared/records/field';
import { described, id, listOf, orNull, text } from '#shared/records/kinds';

/** A doctor whom the client wants to keep, and what the directory says of the medical plans that the quote is offered. */
export const QUOTE_DOCTOR = record('QuoteDoctorAnswer', {
  PCPId: PROVIDER.PCPId,
  Name: described(PROVIDER.Name, 'As it was when the doctor was added.'),
  Specialty: described(orNull(text('Specialty', { example: 'Family Medicine' })), 'Null: no longer in the directory.'),
  InNetwork: described(listOf('In network', id('Plan')), 'Plans whose network the doctor is in.'),
  NotInNetwork: described(
    listOf('Not in network', id('Plan')),
    'Plans whose network the doctor is not in. Of plans in neither list the directory says nothing.',
  ),
});

export type QuoteDoctor = Wire<typeof QUOTE_DOCTOR>;
