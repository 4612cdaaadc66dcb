import { SignInSecurityScreen } from '#web/second-step/SignInSecurityScreen';
import { leaveToSignIn } from '../providers/session.ts';

/** /sales/sign-in-security. */
export const SignInSecurity = () => <SignInSecurityScreen onSignedOut={() => void leaveToSignIn()} />;
