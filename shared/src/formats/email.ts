import { patternRule } from '#shared/formats/pattern';

export const EMAIL_INVALID = 'Enter an email address such as name@example.com.';

/** Checks whether text is an email address, of at most 254 characters (RFC 5321). Blank text is valid. */
export const emailProblem = patternRule({
  pattern: /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i,
  message: EMAIL_INVALID,
  except: [/^\./, /\.@/, /\.\./, /^.{255}/],
});

/** The address without surrounding spaces, its domain in lowercase; null when it is blank or not an address. */
export function parseEmail(text: string): string | null {
  const address = text.trim();
  if (address === '' || emailProblem(address)) {
    return null;
  }
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}
