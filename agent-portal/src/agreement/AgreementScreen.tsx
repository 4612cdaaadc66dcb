import { AGREEMENT } from '#shared/consents/consent-links.calls';
import { call } from '#web/http/calls';
import { LinkScreen } from '../components/link-page/LinkScreen.tsx';
import { AgreementPages } from './AgreementPages.tsx';

/** /agree#{token}: for a client with a link and its code, who consents to an agent's help or confirms the application. */
export const AgreementScreen = () => (
  <LinkScreen
    title="Read and answer"
    lead="Your agent asks you to read something about your health coverage and to answer. Enter the six-digit code that your agent gave you by phone."
    open={(body) => call(AGREEMENT.open, { body })}
  >
    {(opened) => <AgreementPages {...opened} />}
  </LinkScreen>
);
