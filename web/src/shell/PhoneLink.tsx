import { Button, Link, type LinkProps } from '@mui/material';
import { formatPhone, phoneHref } from '#shared/formats/phone';

type Style = Readonly<Record<string, string | number>>;

interface PhoneLinkProps extends Pick<LinkProps, 'color' | 'variant'> {
  /** Ten digits, or as it was typed; nothing is shown without one. */
  phone: string | null | undefined;
  /** Whom it calls, for a list of many: "Call Ada Byron: (616) 555-0100". */
  callee?: string;
  sx?: Style;
}

/** A phone number, which can be called wherever it is shown. */
export const PhoneLink = ({ phone, callee, color = 'inherit', variant, sx }: PhoneLinkProps) =>
  phone ? (
    <Link
      href={phoneHref(phone)}
      dir="ltr"
      color={color}
      variant={variant}
      aria-label={callee && `Call ${callee}: ${formatPhone(phone)}`}
      sx={{ whiteSpace: 'nowrap', ...sx }}
    >
      {formatPhone(phone)}
    </Link>
  ) : null;

/** The one thing to do is to call. */
export const CallButton = ({ phone, sx }: { phone: string; sx?: Style }) => (
  <Button variant="contained" href={phoneHref(phone)} sx={sx}>
    Call {formatPhone(phone)}
  </Button>
);

const PHONE = /(\(\d{3}\) ?\d{3}-\d{4}|\d{3}[-.]\d{3}[-.]\d{4})/;

/** A text in which phone numbers can be called, unless it is inside a button; no number is in two lines. */
export const TextWithPhones = ({ text, callable = true }: { text: string; callable?: boolean }) =>
  text.split(PHONE).map((part, index) => {
    if (index % 2 === 0) {
      return part;
    }
    return callable ? (
      <PhoneLink key={index} phone={part} />
    ) : (
      <span key={index} dir="ltr" style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    );
  });
