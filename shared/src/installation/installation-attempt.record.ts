import { ATTEMPT_OUTCOMES } from '#shared/installation/installation-status';
import { record } from '#shared/records/field';
import { code, described, id, instant, orNull, text } from '#shared/records/kinds';

/** One call to the carrier system. */
export const INSTALLATION_ATTEMPT = record({
  EwsTransactionId: id('Transaction'),
  CensusMemberId: described(orNull(id('Member')), 'Null: about the group itself, or a household.'),
  At: instant('At'),
  Outcome: code('Outcome', ATTEMPT_OUTCOMES),
  Message: text('Message', { about: "'' when it was installed." }),
  Detail: text('Detail', { about: "The status, the code and the carrier's own transaction." }),
});
