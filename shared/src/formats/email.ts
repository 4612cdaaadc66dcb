import { patternRule } from '#shared/formats/pattern';

export const EMAIL_INVALID = 'Enter an e-mail address such as name@example.com.';

/** Says whether text is an e-mail address, of at most 254 characters (RFC 5321). Blank text is fine. */
export const emailProblem = patternRule({
  pattern: /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i,
  message: EMAIL_INVALID,
  except: [/^\./, /\.@/, /\.\./, /^.{255}/],
});

/** The address without blanks around it, its domain in small letters; null when it is blank or not an address. */
export function parseEmail(text: string): string | null {
  const address = text.trim();
  if (address === '' || emailProblem(address)) {
    return null;
  }
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}
