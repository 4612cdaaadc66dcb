export const PHONE_TEN_DIGITS = 'Phone number must be ten digits.';

const TYPED = /^[\d\s()+.-]+$/;
const TEN_DIGITS = /^(\d{3})(\d{3})(\d{4})$/;

/** Checks whether text is a phone number: ten digits, with any separators. Blank text is valid. Source: spec 000 section 5. */
export const phoneProblem = (text: string): string | null =>
  text.trim() === '' || parsePhone(text) ? null : PHONE_TEN_DIGITS;

/** The ten digits, without a leading country code 1; null when it is not a phone number. */
export function parsePhone(text: string): string | null {
  if (!TYPED.test(text)) {
    return null;
  }
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return TEN_DIGITS.test(digits) ? digits : null;
}

/** For display: (313) 555-0100. Empty if none; other text is unchanged. Source: spec 000 section 9. */
export const formatPhone = (phone: string | null | undefined): string => shaped(phone, '($1) $2-$3');

/** For input fields: (313)555-0100. Source: spec 000 section 5, "Format inputs". */
export const formatPhoneInput = (phone: string | null | undefined): string => shaped(phone, '($1)$2-$3');

/** The address that calls it. */
export function phoneHref(phone: string): string {
  const digits = parsePhone(phone);
  return `tel:${digits ? `+1${digits}` : phone}`;
}

function shaped(phone: string | null | undefined, shape: string): string {
  const digits = phone && parsePhone(phone);
  return digits ? digits.replace(TEN_DIGITS, shape) : (phone ?? '');
}
