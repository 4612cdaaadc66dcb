import { EMPLOYER_SIGNING } from '#shared/enrollment/signature.calls';
import { call } from '#web/http/calls';
import { LinkScreen } from '../components/link-page/LinkScreen.tsx';
import { SigningPages } from './SigningPages.tsx';

/** /sign#{token}: for an employer with a link and its code. */
export const EmployerSigningScreen = () => (
  <LinkScreen
    title="Sign your application"
    lead="Your agent asks you to review and sign your group’s enrollment application. Enter the six-digit code that your agent gave you."
    open={(body) => call(EMPLOYER_SIGNING.open, { body })}
  >
    {(opened) => <SigningPages {...opened} />}
  </LinkScreen>
);
