import type { ConsentKind, RecordedWay } from '#shared/consents/consent-codes';
import type { ConsentDraft, NewConsentRequest } from '#shared/consents/consent.record';
import { defaultUntil } from '#shared/consents/consent-rules';
import { agreedText } from '#shared/consents/consent-texts';
import { detroitInstant, parseTypedTime } from '#shared/dates/detroit-time';
import { detroitDay, parseIsoDate } from '#shared/dates/iso-date';
import { cleanText } from '#shared/formats/text';

/** When something happened, as typed. */
export interface WhenForm {
  When: 'Now' | 'Earlier';
  /** YYYY-MM-DD. */
  Day: string;
  Time: string;
}

export interface ConsentForm extends WhenForm {
  Way: RecordedWay;
  Giver: 'Client' | 'Representative';
  ConsumerName: string;
  RepresentativeName: string;
  RepresentativeRelationship: string;
  Recording: string;
  /** YYYY-MM-DD. */
  Until: string;
}

export const NOW: WhenForm = { When: 'Now', Day: '', Time: '' };

export const blankConsent = (kind: ConsentKind, draft: ConsentDraft): ConsentForm => ({
  ...NOW,
  Way: 'Call',
  Giver: 'Client',
  ConsumerName: draft.ConsumerName,
  RepresentativeName: '',
  RepresentativeRelationship: '',
  Recording: '',
  Until: kind === 'Consent' ? defaultUntil(draft.Today) : '',
});

/** ISO 8601 UTC; null: just now, by the server's clock, or not a time yet. */
export function instantOf({ When, Day, Time }: WhenForm): string | null {
  const [day, time] = [parseIsoDate(Day), parseTypedTime(Time)];
  return When === 'Now' || !day || !time ? null : detroitInstant(day, time).toISOString();
}

/** What the client agrees to, as far as it is typed. */
export function textOf(form: ConsentForm, kind: ConsentKind, draft: ConsentDraft): string {
  const givenAt = instantOf(form);
  return agreedText({
    Kind: kind,
    Way: form.Way,
    ConsumerName: nameOf(form.ConsumerName),
    Representative:
      form.Giver === 'Client'
        ? null
        : { Name: nameOf(form.RepresentativeName), Relationship: nameOf(form.RepresentativeRelationship) },
    Agent: draft.Agent,
    GivenDay: givenAt === null ? draft.Today : detroitDay(new Date(givenAt)),
    Until: parseIsoDate(form.Until),
    Reviewed: draft.Reviewed,
  });
}

export function toRequest(
  form: ConsentForm,
  { kind, quoteId, draft }: { kind: ConsentKind; quoteId: number | null; draft: ConsentDraft },
): NewConsentRequest {
  const ofRepresentative = (text: string) => (form.Giver === 'Client' ? null : text);
  return {
    Kind: kind,
    QuoteId: quoteId,
    Way: form.Way,
    Recording: form.Way === 'Call' ? form.Recording : null,
    ConsumerName: form.ConsumerName,
    RepresentativeName: ofRepresentative(form.RepresentativeName),
    RepresentativeRelationship: ofRepresentative(form.RepresentativeRelationship),
    GivenAt: instantOf(form),
    Until: kind === 'Consent' ? parseIsoDate(form.Until) : null,
    Text: textOf(form, kind, draft),
  };
}

const GAP = '__________';
const nameOf = (typed: string): string => cleanText(typed).trim() || GAP;
